/** The number of typos allowed in a word of this length. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A bit set of the letters of a word. It tells most words apart without counting edits. */
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

/** Whether the other word lacks more letters of the searched one than typos can explain. */
export function lacksLetters(wantedBits: number, bits: number, most: number): boolean {
  return countBits(wantedBits & ~bits) > most;
}

/**
 * The fewest edits (a letter wrong, missing, extra, or two swapped) that turn `wanted` into the
 * beginning of `word`. Counting stops above `most`.
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
