/** The full name for two lines: the last word stands on the second (specification, section 2). */
export function splitName(fullname: string): { first: string; last: string } {
  const words = fullname.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return { first: words.join(' '), last };
}

/** One letter of each line, for the narrow header. */
export function initialsOf(fullname: string): string {
  const { first, last } = splitName(fullname);
  return `${Array.from(first)[0] ?? ''}${Array.from(last)[0] ?? ''}`.toLocaleUpperCase('ru');
}
