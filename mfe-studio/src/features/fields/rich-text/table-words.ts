import type { Node } from 'prosemirror-model';
import type { Part } from './text-parts';

/** A page shows no empty cell. */
export const EMPTY_CELL = '—';

const wordsOf = ({ textContent }: Node) => (textContent.trim() === '' ? EMPTY_CELL : textContent);

/** A table as documents hold it. */
export function tablePart(block: Node): Part {
  const [head = [], ...rows] = block.children.map((each) => each.children.map(wordsOf));
  return { type: 'table', caption: block.attrs.caption, head, rows };
}
