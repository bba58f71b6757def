/** `a = $3, b = $4`: sets the columns of `changes` by parameters from `first` on. Their names come from code, never from input. */
export function assignments(changes: object, first: number): string {
  return Object.keys(changes)
    .map((column, index) => `${column} = $${first + index}`)
    .join(', ');
}
