import type { HeadContext } from '@shop/shared/federation';

/** What a block has to know of the page round it. */
export interface BlockPlace {
  /** True for the block whose heading is the page's own. */
  isFirst: boolean;
}

/** What a block tells search engines: `<block>JsonLd` of the `json-ld.ts` in its folder. */
export type BlockJsonLd = (context: HeadContext) => Record<string, unknown>;
