/** More letters do not stand beside the drawing in four lines. */
const MAX_LETTERS = 46;
/** A longer word would run into the drawing. */
const MAX_WORD = 12;
/** How much wider a capital letter is than a small one. */
const CAPITAL = 1.25;

const widthOf = (text: string) => text.length + (text.match(/\p{Lu}/gu)?.length ?? 0) * (CAPITAL - 1);

/** Whether a title needs the smaller letters of a page of words, in the width of small letters. */
export function isLongTitle(title: string): boolean {
  return widthOf(title) > MAX_LETTERS || title.split(/\s+/).some((word) => widthOf(word) > MAX_WORD);
}
