import type { PageDocument } from '@shop/shared/page-documents';
import { blockIdOf } from '../../editing';

/** What needs no escape in a selector. */
const PLAIN_ID = /^[\p{L}\p{N}_-]+$/u;

/**
 * Chooses the elements of blocks that shoppers do not get, whenever they are drawn.
 * @returns null when there are none
 */
export function hiddenSelector({ content }: PageDocument): string | null {
  const ids = content.filter(({ isHidden }) => isHidden).map(blockIdOf);
  const plain = ids.filter((id) => PLAIN_ID.test(id));
  return plain.length === 0 ? null : `:is(${plain.map((id) => `[id='${id}']`).join(', ')})`;
}
