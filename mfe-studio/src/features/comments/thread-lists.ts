import type { Block } from '@shop/shared/page-documents';
import { blockIdOf } from '../../editing';
import type { Thread } from './use-comments';

/** The open threads of one block. */
export interface BlockThreads {
  block: Block;
  threads: readonly Thread[];
}

export interface ThreadLists {
  /** In the order of the blocks. */
  open: readonly BlockThreads[];
  /** Open ones whose block is gone. */
  lost: readonly Thread[];
  /** Those that were closed last come first. */
  closed: readonly Thread[];
}

const isOpen = ({ closedAt }: Thread) => closedAt === null;

/** Parts the threads of a page by what is to be done with them. */
export function listThreads(threads: readonly Thread[], blocks: readonly Block[]): ThreadLists {
  const open = threads.filter(isOpen);
  const ids = new Set(blocks.map(blockIdOf));
  return {
    open: blocks.flatMap((block) => {
      const own = open.filter(({ blockId }) => blockId === blockIdOf(block));
      return own.length > 0 ? [{ block, threads: own }] : [];
    }),
    lost: open.filter(({ blockId }) => !ids.has(blockId)),
    closed: threads
      .filter((thread) => !isOpen(thread))
      .toSorted((one, other) => (other.closedAt ?? '').localeCompare(one.closedAt ?? '')),
  };
}

/** How many open threads each block has, by its id. */
export function countOpen(threads: readonly Thread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { blockId } of threads.filter(isOpen)) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
  return counts;
}
