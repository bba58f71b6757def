import type { PageHead, PagePicture } from '@shop/shared/federation';

/** Where pictures are that the host draws: the page's path between these. */
export const PICTURES_PATH = '/og';
export const PICTURE_TYPE = '.png';

/** The shop's own picture, for pages that have none: those of one user, and failures. */
const SITE_PICTURE = '/og.png';

/** The name of the site at the end of a title; the picture bears the wordmark. */
const SITE_SUFFIX = /\s—\sINVIS DUOS$/;

/** What the host draws for a page: what the page wants, else its title and description. */
export function wantedPicture({ picture, title, description }: PageHead): PagePicture {
  return picture ?? { title: title.replace(SITE_SUFFIX, ''), text: description };
}

/** Path of a page's Open Graph picture: the one it brings, the one drawn for its path, or the shop's where there is no path. */
export function pictureAddress({ image }: PageHead, path: string | null): string {
  if (image) return image;
  return path === null ? SITE_PICTURE : `${PICTURES_PATH}${path}${PICTURE_TYPE}`;
}
