/** Of the site: what begins with it and a slash is an uploaded picture. */
export const UPLOADS_PATH = '/uploads';

/** In pixels. A picture is stored in those that it exceeds, and in its own width up to the last. */
export const UPLOAD_WIDTHS: readonly number[] = [480, 960, 1440, 1920];

const RASTER = new RegExp(String.raw`^${UPLOADS_PATH}/[0-9a-f]{32}-\d{1,4}\.webp$`);

/** The widths in which a picture is stored, ascending. A picture is never enlarged. */
export function uploadWidths(width: number): number[] {
  const largest = Math.min(width, UPLOAD_WIDTHS.at(-1) ?? width);
  return [...UPLOAD_WIDTHS.filter((smaller) => smaller < largest), largest];
}

/** The name of an uploaded picture's file. The hash is of the file as it was sent. */
export const uploadName = (hash: string, width: number, type: 'avif' | 'webp') => `${hash}-${width}.${type}`;

/** The hash in the name of an uploaded picture's files; null for another address. */
export const uploadHash = (address: string): string | null =>
  new RegExp(String.raw`^${UPLOADS_PATH}/([0-9a-f]{32})(?:-\d{1,4}\.webp|\.svg)$`).exec(address)?.[1] ?? null;

/**
 * The files of an uploaded picture, as `srcset` names them.
 * @param width of the picture at the address, in pixels
 * @returns null for a drawing, or a picture of the site itself, which have one file
 */
export function uploadSources(address: string, width: number, type: 'avif' | 'webp'): string | null {
  if (!RASTER.test(address)) return null;
  const beginning = address.slice(0, address.lastIndexOf('-'));
  return uploadWidths(width)
    .map((one) => `${beginning}-${one}.${type} ${one}w`)
    .join(', ');
}

/**
 * The name of the smallest file of an uploaded picture that is as wide as asked, or of its largest.
 * @returns null for what is no uploaded picture
 */
export function uploadFileOf(address: string, width: number): string | null {
  if (!address.startsWith(`${UPLOADS_PATH}/`)) return null;
  const name = address.slice(UPLOADS_PATH.length + 1);
  const [, hash, largest] = /^([0-9a-f]{32})-(\d{1,4})\.webp$/.exec(name) ?? [];
  if (!hash) return uploadHash(address) === null ? null : name;
  const widths = uploadWidths(Number(largest));
  return uploadName(hash, widths.find((one) => one >= width) ?? Number(largest), 'webp');
}
