import { turnsOf, type PageDocument } from '@shop/shared/page-documents';
import type { ShownBlocks } from './page-repository';

export const SAME_BLOCKS: ShownBlocks = { shownAt: null, shownUntil: null };

/** @param documents in JSON: the live one, and the one that is tested beside it */
export function blocksShownAt(documents: readonly string[], at: Date): ShownBlocks {
  // Their structure was checked.
  const turns = documents.flatMap((document) => turnsOf(JSON.parse(document) as PageDocument));
  if (turns.length === 0) return SAME_BLOCKS;
  const coming = turns.filter((turn) => turn > at.getTime());
  return { shownAt: at, shownUntil: coming.length === 0 ? null : new Date(Math.min(...coming)) };
}
