/** The renderer names the drawn picture of a page by its address, and the web server draws it. */
export const PICTURES_PATH = '/og';

const PICTURE_TYPE = '.png';

/** The address of a page's drawn picture, by the path of the page. */
export const pictureAddress = (path: string): string => `${PICTURES_PATH}${path}${PICTURE_TYPE}`;

/**
 * The path of the page that a picture is of.
 * @param name what follows `PICTURES_PATH` and a slash
 * @returns null for a name that no picture has
 */
export function picturedPath(name: string): string | null {
  return name.endsWith(PICTURE_TYPE) ? encodeURI(`/${name.slice(0, -PICTURE_TYPE.length)}`) : null;
}
