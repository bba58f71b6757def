import type { Block, PageDocument } from '@shop/shared/page-documents';
import { blockIdOf } from '../../editing';

/** What needs no escape in a selector. */
const PLAIN_ID = /^[\p{L}\p{N}_-]+$/u;

/**
 * Chooses the elements of some blocks, whenever they are drawn.
 * @returns null when there are none
 */
export function blockSelector({ content }: PageDocument, isChosen: (block: Block) => boolean): string | null {
  const ids = content.filter(isChosen).map(blockIdOf);
  const plain = ids.filter((id) => PLAIN_ID.test(id));
  return plain.length === 0 ? null : `:is(${plain.map((id) => `[id='${id}']`).join(', ')})`;
}
