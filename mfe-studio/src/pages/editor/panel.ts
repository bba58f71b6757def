/** What is at the right of the page. */
export type Panel = 'fields' | 'add' | 'copy' | 'comments' | 'page' | 'preview' | 'figures' | 'history' | 'publish';
