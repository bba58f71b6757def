/**
 * Characters without a look: direction marks, such as phones put around the number on a contact
 * card, zero-width spaces, soft hyphens, joiners and the variation selectors of emoji.
 */
export const MARKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A number or an address as it looks: without invisible characters, with full-width signs as usual
 * ones. Not for names and other prose, where a joiner can be a part of the word.
 */
export function withoutMarks(text: string): string {
  return text.normalize('NFKC').replace(MARKS, '');
}
