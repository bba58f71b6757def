/** What is at the right of the page. */
export type Panel = 'fields' | 'add' | 'copy' | 'page' | 'preview' | 'figures' | 'history' | 'publish';
