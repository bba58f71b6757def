import type { RemotePart } from '../../protocol/messages';

/** A part that has ended a renderer is left alone for this long, and twice as long each time. */
const FIRST_BLOCK_MS = 30_000;
const LONGEST_BLOCK_MS = 600_000;
/**
 * This many failing pages block the part on all pages; this many failing parts block the version.
 */
const MANY = 3;

interface Block {
  until: number;
  lengthMs: number;
}

export interface BlockedParts {
  /** Blocks a part on the page that it failed on. */
  add: (part: RemotePart, page: string) => void;
  has: (part: RemotePart, page: string) => boolean;
  /** Whether the part is blocked on any page: where another version can take over, it should. */
  hasAny: (part: RemotePart) => boolean;
  clear: () => void;
}

/**
 * Remembers parts that have ended a renderer: their next visitor would end another. One bad page
 * does not block others, unless a part fails on many.
 */
export function createBlockedParts(now: () => number = () => performance.now()): BlockedParts {
  /** By version, part and page. */
  const versions = new Map<string, Map<string, Map<string, Block>>>();

  const blocksOf = ({ remote, version }: RemotePart) => {
    const key = `${remote}@${version}`;
    const blocks = versions.get(key) ?? new Map<string, Map<string, Block>>();
    versions.set(key, blocks);
    return blocks;
  };

  const isActive = ({ until }: Block) => until > now();
  const activeIn = (pages: ReadonlyMap<string, Block>) => [...pages.values()].filter(isActive).length;

  const isVersionBlocked = (parts: Map<string, Map<string, Block>>) => {
    const failing = [...parts].filter(([, pages]) => activeIn(pages) > 0).map(([name]) => name);
    return failing.includes('load') || failing.length >= MANY;
  };

  return {
    add(part, page) {
      const parts = blocksOf(part);
      const pages = parts.get(part.name) ?? new Map<string, Block>();
      parts.set(part.name, pages);
      const lengthMs = Math.min(LONGEST_BLOCK_MS, 2 * (pages.get(page)?.lengthMs ?? FIRST_BLOCK_MS / 2));
      pages.delete(page);
      pages.set(page, { until: now() + lengthMs, lengthMs });
      const [oldest] = pages.keys();
      if (pages.size > MANY && oldest !== undefined) pages.delete(oldest);
    },
    has(part, page) {
      const parts = blocksOf(part);
      const pages = parts.get(part.name) ?? new Map<string, Block>();
      const block = pages.get(page);
      return isVersionBlocked(parts) || activeIn(pages) >= MANY || (block !== undefined && isActive(block));
    },
    hasAny(part) {
      const parts = blocksOf(part);
      return isVersionBlocked(parts) || activeIn(parts.get(part.name) ?? new Map<string, Block>()) > 0;
    },
    clear: () => versions.clear(),
  };
}
