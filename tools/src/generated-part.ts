// Prettier would align the columns, and one longer cell would change every line.
const START = '<!-- prettier-ignore-start -->';
const END = '<!-- prettier-ignore-end -->';

/** Puts a table in the place of the one between the first marks of a page. */
export function withTable(page: string, table: string): string {
  const [before = '', rest = ''] = page.split(START);
  return `${before}${START}\n${table}\n${END}${rest.split(END)[1] ?? ''}`;
}
