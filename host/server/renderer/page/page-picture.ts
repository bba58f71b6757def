import type { PageHead, PagePicture } from '@shop/shared/federation';
import { pictureAddress } from '../../protocol/picture-address';

/** The shop's own picture, for failures and for pages of a user. */
const SITE_PICTURE = '/og.png';

/** The picture already shows the name of the site. */
const SITE_SUFFIX = /\s—\sINVIS DUOS$/;

interface PictureOfPage {
  /** Address of the Open Graph picture, or its path on this site. */
  address: string;
  /** What the host draws at that path; null for a picture that exists already. */
  drawn: PagePicture | null;
}

/**
 * Returns the Open Graph picture of a page: its own image, else a drawing of what the page asks
 * for, else a drawing of its title and description.
 * @param path path of a page that everyone sees; null for any other page
 */
export function pictureOf({ image, picture, title, description }: PageHead, path: string | null): PictureOfPage {
  if (image) return { address: image, drawn: null };
  if (path === null) return { address: SITE_PICTURE, drawn: null };
  return {
    address: pictureAddress(path),
    drawn: picture ?? { title: title.replace(SITE_SUFFIX, ''), text: description },
  };
}
