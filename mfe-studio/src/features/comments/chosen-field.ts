/** A field of the studio or of the page, and the words that are chosen in it. */
export interface ChosenField {
  /** `content[3].props.items[0].answer` */
  path: string;
  words: string;
}

function wordsIn(element: Element): string {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
    return element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0);
  return element.closest('[contenteditable="true"]') ? (getSelection()?.toString() ?? '') : '';
}

/** The field that an element belongs to; null when it is in none. */
export function chosenField(element: Element | null): ChosenField | null {
  const path = element?.closest('[data-path]')?.getAttribute('data-path');
  return element && path ? { path, words: wordsIn(element) } : null;
}

const LONGEST_QUOTE = 1000;
const OF_BLOCK = /^content\[\d+\]\.props\.?/;

/** The field and the words as a comment keeps them. Words without a field are none of the block. */
export function placeOf({ path, words }: ChosenField): { path: string | null; quote: string | null } {
  const quote = words.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE);
  return { path: path.replace(OF_BLOCK, '') || null, quote: quote || null };
}
