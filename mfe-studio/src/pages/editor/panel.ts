/** What is at the right of the page. */
export type Panel =
  | 'fields'
  | 'add'
  | 'copy'
  | 'common'
  | 'comments'
  | 'page'
  | 'preview'
  | 'figures'
  | 'history'
  | 'changes'
  | 'publish';

/** What only a page with an address has, and no common block. */
export const OF_ADDRESS: ReadonlySet<Panel> = new Set(['preview', 'figures']);
