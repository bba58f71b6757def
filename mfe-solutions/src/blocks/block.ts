import type { HeadContext, PageContext } from '@shop/shared/federation';

/** What a block needs to know about its page. */
export interface BlockPlace {
  /** True for the block whose heading is the heading of the page. */
  isFirst: boolean;
}

/** Returns the schema.org object of a block. */
export type BlockJsonLd = (context: HeadContext) => Record<string, unknown>;

/** Picks from the public lists and the catalogue what a block with these props shows. */
export type BlockData<Props, Data> = (props: Props, context: PageContext) => Data | Promise<Data>;
