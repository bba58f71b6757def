/** What is at the right of the page. */
export type Panel = 'fields' | 'add' | 'page' | 'preview' | 'history' | 'publish';
