/** Longer texts are edited in their field: a page is no place for paragraphs. */
const MAX_LENGTH = 300;

/**
 * What people typed, as one line: the clipboard may have several. The spaces and joiners that the
 * page has put in are not theirs.
 */
const typedIn = (text: string) =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '');

export const canBeTyped = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.childElementCount === 0 && element.textContent.length <= MAX_LENGTH;

export interface EditHandlers {
  onTyped: (text: string) => void;
  /** Enter, between these words. What is selected is left out, as Enter replaces it. */
  onBreak: (before: string, after: string) => void;
  /** Tab. @returns whether there was another text to go to */
  onTab: (isBack: boolean) => boolean;
  /** An arrow beyond the first or last line. @returns whether there was another text to go to */
  onArrow: (isBack: boolean) => boolean;
  onEnd: () => void;
}

/** The words on both sides of the cursor. */
function wordsAround(element: HTMLElement): [before: string, after: string] {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return [typedIn(element.textContent), ''];
  const cursor = selection.getRangeAt(0);
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(cursor.startContainer, cursor.startOffset);
  const before = typedIn(range.toString());
  range.selectNodeContents(element);
  range.setStart(cursor.endContainer, cursor.endOffset);
  return [before, typedIn(range.toString())];
}

/** Whether an arrow leads up from the first line, or down from the last. */
function isArrowOut({ key, shiftKey }: KeyboardEvent, element: HTMLElement): boolean {
  const selection = getSelection();
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || shiftKey || !selection?.rangeCount) return false;
  const cursor = selection.getRangeAt(0).getBoundingClientRect();
  const box = element.getBoundingClientRect();
  // A cursor in an empty text has no place of its own.
  if (cursor.height === 0) return true;
  return key === 'ArrowUp' ? cursor.top - box.top < cursor.height : box.bottom - cursor.bottom < cursor.height;
}

/** A space where a key would press what the text stands in, such as a question that opens. */
const isPress = ({ key }: KeyboardEvent, element: HTMLElement) => key === ' ' && element.closest('summary, button');

/** The browser types no space there, so it is put in the place of the selection. */
function typeSpace(element: HTMLElement): void {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(document.createTextNode(' '));
  selection.collapseToEnd();
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Another window has the keyboard now. Whoever comes back goes on where they were. */
const hasWindowLeft = () => !window.parent.document.hasFocus();

/**
 * Lets somebody type in an element of the page until it loses the focus. Only text gets in, also
 * from the clipboard. Enter ends nothing: the next words must have a place.
 * @returns what ends it at once
 */
export function editInPlace(
  element: HTMLElement,
  { onTyped, onBreak, onTab, onArrow, onEnd }: EditHandlers,
): () => void {
  const handleInput = () => onTyped(typedIn(element.textContent));
  const handleKey = (event: KeyboardEvent) => {
    // What is prevented is a key of the studio.
    if (event.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape') element.blur();
    else if (event.key === 'Enter') onBreak(...wordsAround(element));
    else if (isPress(event, element)) typeSpace(element);
    else if (event.key === 'Tab') {
      if (!onTab(event.shiftKey)) return;
    } else if (!isArrowOut(event, element) || !onArrow(event.key === 'ArrowUp')) return;
    event.preventDefault();
  };
  const handleBlur = () => {
    if (!element.isConnected || !hasWindowLeft()) end();
  };
  const end = () => {
    element.removeEventListener('input', handleInput);
    element.removeEventListener('keydown', handleKey);
    element.removeEventListener('blur', handleBlur);
    element.removeAttribute('contenteditable');
    onEnd();
  };
  // An answer is in sight while its question is written, and is the next text.
  if (element.tagName === 'SUMMARY') element.closest('details')?.setAttribute('open', '');
  element.setAttribute('contenteditable', 'plaintext-only');
  // Otherwise the browser would type non-breaking spaces.
  element.style.whiteSpace = 'pre-wrap';
  element.addEventListener('input', handleInput);
  element.addEventListener('keydown', handleKey);
  element.addEventListener('blur', handleBlur);
  return end;
}

/** Puts the cursor into a text that is being edited, or selects all of it. */
export function putCursor(element: HTMLElement, at: 'start' | 'end' | 'all'): void {
  element.focus();
  const range = document.createRange();
  range.selectNodeContents(element);
  if (at !== 'all') range.collapse(at === 'start');
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
