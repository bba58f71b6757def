import { turnsOf, type PageDocument } from '@shop/shared/page-documents';
import type { ShownBlocks } from './page-repository';

export const SAME_BLOCKS: ShownBlocks = { shownAt: null, shownUntil: null };

/**
 * @param documents the live one, and the one that is tested beside it
 * @param changes whether the blocks are others now, though the version is the same
 */
export function blocksShownAt(documents: readonly PageDocument[], at: Date, changes: boolean): ShownBlocks {
  const turns = documents.flatMap(turnsOf);
  if (turns.length === 0 && !changes) return SAME_BLOCKS;
  const coming = turns.filter((turn) => turn > at.getTime());
  return { shownAt: at, shownUntil: coming.length === 0 ? null : new Date(Math.min(...coming)) };
}
