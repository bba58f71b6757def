/** What is at the right of the page. */
export type Panel = 'fields' | 'add' | 'page' | 'preview' | 'figures' | 'history' | 'publish';
