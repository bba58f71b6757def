/** About how many letters fit side by side: in two columns at 320 px, in more at 768 px. */
const LETTERS_IN_TWO = 22;
const LETTERS_IN_MORE = 48;

/** A capital takes the room of one and a half letters. */
const widthOf = (word: string) => word.length + (word.match(/\p{Lu}/gu)?.length ?? 0) / 2;

const longestIn = (text: string) => Math.max(0, ...text.split(/[\s-]/).map(widthOf));

/**
 * Whether the longest words of the columns may not fit side by side. Such a table breaks its words;
 * another one keeps them whole, and its columns are as wide as its words need.
 */
export function hasLongWords(rows: readonly (readonly string[])[]): boolean {
  const columns = Math.max(...rows.map(({ length }) => length));
  let letters = 0;
  for (let column = 0; column < columns; column += 1)
    letters += Math.max(...rows.map((row) => longestIn(row[column] ?? '')));
  return letters > (columns > 2 ? LETTERS_IN_MORE : LETTERS_IN_TWO);
}
