import type { PageHead, PagePicture } from '@shop/shared/federation';

/** Where pictures are that the host draws: the page's path between these. */
export const PICTURES_PATH = '/og';
export const PICTURE_TYPE = '.png';

/** The shop's own picture, for pages that have none: those of one user, and failures. */
const SITE_PICTURE = '/og.png';

/** The name of the site at the end of a title; the picture bears the wordmark. */
const SITE_SUFFIX = /\s—\sINVIS DUOS$/;

interface PictureOfPage {
  /** Address of the Open Graph picture, or its path on this site. */
  address: string;
  /** What the host draws at that path; null where the picture is there already. */
  drawn: PagePicture | null;
}

/**
 * The Open Graph picture of a page: the one it brings, else one drawn of what it wants, else of its title and description.
 * @param path where the page is for everyone; null for any other, which has the shop's picture
 */
export function pictureOf({ image, picture, title, description }: PageHead, path: string | null): PictureOfPage {
  if (image) return { address: image, drawn: null };
  if (path === null) return { address: SITE_PICTURE, drawn: null };
  return {
    address: `${PICTURES_PATH}${path}${PICTURE_TYPE}`,
    drawn: picture ?? { title: title.replace(SITE_SUFFIX, ''), text: description },
  };
}
