import type { Node } from 'prosemirror-model';
import type { Part } from './text-parts';

/** A table as documents hold it. */
export function tablePart(block: Node): Part {
  const [head = [], ...rows] = block.children.map((each) => each.children.map(({ textContent }) => textContent));
  return { type: 'table', caption: block.attrs.caption, head, rows };
}
