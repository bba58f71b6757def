/**
 * SQL such as `a = $3, b = $4` that sets the columns of `changes` to parameters numbered from
 * `first`. Column names come from code, never from input.
 */
export function assignments(changes: object, first: number): string {
  return Object.keys(changes)
    .map((column, index) => `${column} = $${first + index}`)
    .join(', ');
}
