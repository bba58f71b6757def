export type { Entrance, PageTextProps } from './page-text';

/**
 * The code of texts: their field at the side, their editor in the page, and what reads HTML from
 * elsewhere. It is one file, because the editor of a page needs most of it.
 */
export const loadRichText = () => import(/* webpackChunkName: "rich-text" */ './rich-text-code');
