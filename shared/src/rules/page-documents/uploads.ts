import { suggestedPath } from './suggested-path';

/** Of the site: what begins with it and a slash is an uploaded picture or file. */
export const UPLOADS_PATH = '/uploads';

/** Files that links may lead to; Word's and Excel's old ones may have programs. */
const FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type LinkedFileType = keyof typeof FILE_TYPES;

const TYPES: Readonly<Record<string, string>> = {
  ...{ avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' },
  ...FILE_TYPES,
};

const HASH = '[0-9a-f]{32}';
const FILE = String.raw`-(\d{1,8})-([a-z0-9-]{1,60}\.(pdf|docx|xlsx))`;
const NAME = new RegExp(String.raw`^${HASH}(?:-\d{1,4}\.(?:avif|webp)|\.svg|${FILE})$`);
const LINKED_FILE = new RegExp(`^${UPLOADS_PATH}/${HASH}${FILE}$`);
const MAIN_NAME = new RegExp(String.raw`^${UPLOADS_PATH}/(${HASH})(?:-\d{1,4}\.webp|\.svg|${FILE})$`);

/** In pixels. A picture is stored in those that it exceeds, and in its own width up to the last. */
export const UPLOAD_WIDTHS: readonly number[] = [480, 960, 1440, 1920];

const RASTER = new RegExp(String.raw`^${UPLOADS_PATH}/${HASH}-\d{1,4}\.webp$`);

/** The widths in which a picture is stored, ascending. A picture is never enlarged. */
export function uploadWidths(width: number): number[] {
  const largest = Math.min(width, UPLOAD_WIDTHS.at(-1) ?? width);
  return [...UPLOAD_WIDTHS.filter((smaller) => smaller < largest), largest];
}

/** The name of an uploaded picture's file. The hash is of the file as it was sent. */
export const uploadName = (hash: string, width: number, type: 'avif' | 'webp') => `${hash}-${width}.${type}`;

/** The content type of an uploaded file by its name; null when it is the name of none. */
export const uploadType = (name: string): string | null =>
  NAME.test(name) ? (TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? null) : null;

/** The hash in the address of a picture or a file, as documents name it; null for another one. */
export const uploadHash = (address: string): string | null => MAIN_NAME.exec(address)?.[1] ?? null;

/** What the address of an uploaded file says of it, as those of pictures say their width. */
export interface LinkedFile {
  /** By which visitors save it: `prais-list.pdf`. */
  name: string;
  type: LinkedFileType;
  bytes: number;
}

/** The uploaded file at an address of the site; null for pictures and all else. */
export function linkedFile(address: string): LinkedFile | null {
  const [, bytes, name, type] = LINKED_FILE.exec(address) ?? [];
  return name === undefined ? null : { name, type: type as LinkedFileType, bytes: Number(bytes) };
}

/** The name of an uploaded file; that of its owner becomes Latin. */
export function linkedFileName(hash: string, bytes: number, ownName: string, type: LinkedFileType): string {
  return `${hash}-${bytes}-${suggestedPath(ownName).slice(1) || 'file'}.${type}`;
}

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
  if (!hash) return uploadHash(address) !== null && name.endsWith('.svg') ? name : null;
  const widths = uploadWidths(Number(largest));
  return uploadName(hash, widths.find((one) => one >= width) ?? Number(largest), 'webp');
}
