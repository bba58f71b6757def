/** Splits a full name into two lines; the second is the last word (docs/rules.md, Layout). */
export function splitName(fullname: string): { first: string; last: string } {
  const words = fullname.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return { first: words.join(' '), last };
}

/** Returns the initials for the narrow header. */
export function initialsOf(fullname: string): string {
  const { first, last } = splitName(fullname);
  return `${Array.from(first)[0] ?? ''}${Array.from(last)[0] ?? ''}`.toLocaleUpperCase('ru');
}
