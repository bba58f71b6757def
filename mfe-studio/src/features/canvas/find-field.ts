import type { FactTexts } from '@shop/shared/facts';
import type { Block } from '@shop/shared/page-documents';
import { shownText } from '../../editing';

/** A text of a block, and where it is in the document. */
interface TextPlace {
  path: string;
  /** As the page shows it. */
  text: string;
  /** It is the text itself: it names neither a fact nor the seller, whose words are not its own. */
  isOwn: boolean;
}

/** Pages show non-breaking spaces and hyphens that a document may not have. */
export const plain = (text: string) =>
  text
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/[\u00ad\u2060]/g, '')
    .trim();

function textsOf(value: unknown, path: string, facts: FactTexts): TextPlace[] {
  if (typeof value === 'string') {
    const shown = shownText(value, facts);
    return [{ path, text: plain(shown), isOwn: shown === value }];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`, facts));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`, facts));
}

/** The innermost elements of a block that show a text. */
function elementsWith(root: Element, text: string): Element[] {
  const shows = (element: Element) => plain(element.textContent) === text;
  return [...root.querySelectorAll('*')].filter((element) => shows(element) && ![...element.children].some(shows));
}

/** A block as the page shows it. */
export interface ShownBlock {
  /** Its element. */
  root: Element;
  block: Block;
  /** Its place in the document. */
  index: number;
  facts: FactTexts;
}

/** A field of a block, and the element that shows it. */
export interface ShownField extends Pick<TextPlace, 'path' | 'isOwn'> {
  element: Element;
}

/** The texts of a block, each of them once. */
const fieldTexts = ({ block: { props }, index, facts }: ShownBlock) =>
  textsOf(props, `content[${index}].props`, facts).filter(
    // The words of a sentence's pieces belong to the field of the whole sentence.
    ({ path, text }) => text !== '' && !path.endsWith('.id') && !/\.spans\[/.test(path),
  );

/** All fields of a block whose texts are in the page, in the order of the page. */
export function shownFieldsOf(shownBlock: ShownBlock): ShownField[] {
  const { root } = shownBlock;
  const texts = fieldTexts(shownBlock);
  const shown = texts.flatMap(({ path, text, isOwn }) => {
    const element = elementsWith(root, text)[
      texts.filter((other) => other.text === text).findIndex((other) => other.path === path)
    ];
    return element ? [{ path, isOwn, element }] : [];
  });
  return shown.sort(({ element: one }, { element: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
}

/** A field that is opened by a press beside its words has its cursor at the nearer end. */
export interface PressedField extends ShownField {
  beside: 'start' | 'end' | null;
}

/** How far a point is from a box to its left or right; null when it is above or below. */
function distanceOnLine({ top, bottom, left, right }: DOMRect, x: number, y: number): number | null {
  return y < top || y > bottom ? null : Math.max(left - x, x - right, 0);
}

interface Press {
  target: Element;
  clientX: number;
  clientY: number;
}

/** The field on whose line somebody has pressed, beside its words: on what the words stand in. */
function fieldBeside(shownBlock: ShownBlock, { target, clientX, clientY }: Press) {
  const near = shownFieldsOf(shownBlock).flatMap((field) => {
    const box = field.element.getBoundingClientRect();
    const distance = target.contains(field.element) ? distanceOnLine(box, clientX, clientY) : null;
    const beside: PressedField['beside'] = clientX < box.left ? 'start' : 'end';
    return distance === null ? [] : [{ ...field, distance, beside }];
  });
  return near.sort((one, other) => one.distance - other.distance)[0] ?? null;
}

/**
 * Finds the field whose text a pressed element shows. Fields with equal texts are told apart by
 * their order, which is that of the page.
 */
export function fieldOf(shownBlock: ShownBlock, pressed: Element): ShownField | null {
  const { root } = shownBlock;
  const texts = fieldTexts(shownBlock);
  for (let element: Element | null = pressed; element && root.contains(element); element = element.parentElement) {
    const text = plain(element.textContent);
    const places = texts.filter((place) => place.text === text);
    if (places.length === 0) continue;
    const shown = elementsWith(element, text)[0] ?? element;
    const at = elementsWith(root, text).indexOf(shown);
    const place = places[at] ?? places[0];
    return place ? { path: place.path, isOwn: place.isOwn, element: shown } : null;
  }
  return null;
}

/** The field whose words, or whose line, were pressed. */
export function pressedField(shownBlock: ShownBlock, press: Press): PressedField | null {
  const field = fieldOf(shownBlock, press.target);
  return field ? { ...field, beside: null } : fieldBeside(shownBlock, press);
}
