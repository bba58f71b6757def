/** Longer texts are edited in their field: a page is no place for paragraphs. */
const MAX_LENGTH = 300;

/**
 * What people typed, as one line: the clipboard may have several. The spaces and joiners that the
 * page has put in are not theirs.
 */
const typedIn = (element: Element) =>
  element.textContent
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '');

export const canBeTyped = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.childElementCount === 0 && element.textContent.length <= MAX_LENGTH;

/**
 * Lets somebody type in an element of the page until it loses the focus. Only text gets in, also
 * from the clipboard.
 * @returns what ends it
 */
export function editInPlace(element: HTMLElement, onTyped: (text: string) => void, onEnd: () => void): () => void {
  const handleInput = () => onTyped(typedIn(element));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    element.blur();
  };
  const end = () => {
    element.removeEventListener('input', handleInput);
    element.removeEventListener('keydown', handleKey);
    element.removeEventListener('blur', end);
    element.removeAttribute('contenteditable');
    onEnd();
  };
  element.setAttribute('contenteditable', 'plaintext-only');
  // Otherwise the browser would type non-breaking spaces.
  element.style.whiteSpace = 'pre-wrap';
  element.addEventListener('input', handleInput);
  element.addEventListener('keydown', handleKey);
  element.addEventListener('blur', end);
  return end;
}
