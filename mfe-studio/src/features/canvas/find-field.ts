import type { Block } from '@shop/shared/page-documents';

/** A text of a block, and where it is in the document. */
interface TextPlace {
  path: string;
  text: string;
}

/** Pages show non-breaking spaces and hyphens that a document may not have. */
export const plain = (text: string) =>
  text
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/[\u00ad\u2060]/g, '')
    .trim();

function textsOf(value: unknown, path: string): TextPlace[] {
  if (typeof value === 'string') return [{ path, text: plain(value) }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

/** The innermost elements of a block that show a text. */
function elementsWith(root: Element, text: string): Element[] {
  const shows = (element: Element) => plain(element.textContent) === text;
  return [...root.querySelectorAll('*')].filter((element) => shows(element) && ![...element.children].some(shows));
}

/** A field of a block, and the element that shows it. */
export interface ShownField {
  path: string;
  element: Element;
}

/** The texts of a block, each of them once. */
const fieldTexts = ({ props }: Block, index: number) =>
  textsOf(props, `content[${index}].props`).filter(
    // The words of a sentence's pieces belong to the field of the whole sentence.
    ({ path, text }) => text !== '' && !path.endsWith('.id') && !/\.spans\[/.test(path),
  );

/** All fields of a block whose texts are in the page, in the order of the page. */
export function shownFieldsOf(root: Element, block: Block, index: number): ShownField[] {
  const texts = fieldTexts(block, index);
  const shown = texts.flatMap(({ path, text }) => {
    const element = elementsWith(root, text)[
      texts.filter((other) => other.text === text).findIndex((other) => other.path === path)
    ];
    return element ? [{ path, element }] : [];
  });
  return shown.sort(({ element: one }, { element: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
}

/**
 * Finds the field whose text a pressed element shows. Fields with equal texts are told apart by
 * their order, which is that of the page.
 * @param root the element of the block
 * @param index of the block
 */
export function fieldOf(root: Element, pressed: Element, block: Block, index: number): ShownField | null {
  const texts = fieldTexts(block, index);
  for (let element: Element | null = pressed; element && root.contains(element); element = element.parentElement) {
    const text = plain(element.textContent);
    const places = texts.filter((place) => place.text === text);
    if (places.length === 0) continue;
    const shown = elementsWith(element, text)[0] ?? element;
    const at = elementsWith(root, text).indexOf(shown);
    const place = places[at] ?? places[0];
    return place ? { path: place.path, element: shown } : null;
  }
  return null;
}
