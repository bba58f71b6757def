/** The text with a full stop, unless it ends with one: «Соколов Д. А.», «10 шт.». */
export function withFullStop(text: string): string {
  return /[.…]$/.test(text) ? text : `${text}.`;
}

/** The known parts as sentences: «ИП Соколов Д. А. Пн–Вс 9:00–20:00». The last has no full stop. */
export function joinSentences(parts: readonly (string | null | undefined)[]): string {
  const known = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return known.map((part, index) => (index < known.length - 1 ? withFullStop(part ?? '') : part)).join(' ');
}
