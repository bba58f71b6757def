/** How many letters of a word of this length may be wrong. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Bits of the letters of a word: most words are told apart by these alone, without counting edits. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Whether more letters of the wanted word are missing in the other than typos can explain. */
export function lacksLetters(wantedBits: number, bits: number, most: number): boolean {
  return countBits(wantedBits & ~bits) > most;
}

/**
 * The fewest edits (a letter wrong, missing, too many, or two swapped) that make `wanted` the beginning of `word`;
 * more than `most` is not counted to the end.
 */
export function typosToPrefix(wanted: string, word: string, most: number): number {
  const width = Math.min(word.length, wanted.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= wanted.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = wanted[row - 1] === word[column - 1];
      let edits = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && wanted[row - 1] === word[column - 2] && wanted[row - 2] === word[column - 1];
      if (isSwap) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      line.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return least;
    [before, above] = [above, line];
  }
  return Math.min(...above);
}
