import type { Block, PageDocument } from '@shop/shared/page-documents';

const idOf = ({ props }: Block) => String(props.id);

const withoutId = ({ type, props: { id: _, ...props } }: Block) => JSON.stringify({ type, props });

/**
 * The anchor that one block of a draft had before, and the one that it has now; null when no block
 * has another anchor and all else as it was.
 */
export function renamedBlock(before: PageDocument, after: PageDocument): { from: string; to: string } | null {
  const idsBefore = new Set(before.content.map(idOf));
  const idsAfter = new Set(after.content.map(idOf));
  const [gone, ...othersGone] = before.content.filter((block) => !idsAfter.has(idOf(block)));
  const [come, ...othersCome] = after.content.filter((block) => !idsBefore.has(idOf(block)));
  if (!gone || !come || othersGone.length > 0 || othersCome.length > 0) return null;
  return withoutId(gone) === withoutId(come) ? { from: idOf(gone), to: idOf(come) } : null;
}
