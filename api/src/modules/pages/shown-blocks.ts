import { turnsOf, type PageDocument } from '@shop/shared/page-documents';
import type { ShownBlocks } from './page-repository';

export const SAME_BLOCKS: ShownBlocks = { shownAt: null, shownUntil: null };

/** @param changes whether the blocks are others now, though the version is the same */
export function blocksShownAt(document: PageDocument, at: Date, changes: boolean): ShownBlocks {
  const turns = turnsOf(document);
  if (turns.length === 0 && !changes) return SAME_BLOCKS;
  const next = turns.find((turn) => turn > at.getTime());
  return { shownAt: at, shownUntil: next === undefined ? null : new Date(next) };
}
