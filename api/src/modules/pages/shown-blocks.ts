import { turnsOf, type PageDocument } from '@shop/shared/page-documents';
import type { ShownBlocks } from './page-repository';

export const SAME_BLOCKS: ShownBlocks = { shownAt: null, shownUntil: null };

/** @param document in JSON */
export function blocksShownAt(document: string, at: Date): ShownBlocks {
  const turns = turnsOf(JSON.parse(document) as PageDocument); // its structure was checked
  if (turns.length === 0) return SAME_BLOCKS;
  const next = turns.find((turn) => turn > at.getTime());
  return { shownAt: at, shownUntil: next === undefined ? null : new Date(next) };
}
