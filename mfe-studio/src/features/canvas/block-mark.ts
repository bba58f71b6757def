/** Words of a block that differ from those on the site. */
export interface TextMark {
  /** Of the change, among all of the page. */
  number: number;
  /** In the props of the block: `items[2].answer`. */
  path: string;
  /** What was there; absent for what is new. */
  before?: string | undefined;
  /** What is there now; absent for what is gone: the page shows what was there. */
  after?: string | undefined;
}

/** A block that differs from that on the site. */
export interface BlockMark {
  blockId: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** What is written on it. */
  label: string;
  texts: readonly TextMark[];
}
