/** What a block has to know of the page round it. */
export interface BlockPlace {
  /** True for the block whose heading is the page's own. */
  isFirst: boolean;
}
