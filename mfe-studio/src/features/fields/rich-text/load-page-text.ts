export type { Entrance, PageTextProps } from './page-text';

/** The code by which a text is written in the page; it is the one of the field at the side. */
export const loadPageText = () =>
  import(/* webpackChunkName: "page-text" */ './page-text').then(({ PageText }) => PageText);
