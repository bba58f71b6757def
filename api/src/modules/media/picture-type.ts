export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg';

const BEGINNINGS: readonly [type: PictureType, at: number, bytes: string][] = [
  ['jpeg', 0, '\xFF\xD8\xFF'],
  ['png', 0, '\x89PNG\r\n\x1A\n'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['heic', 4, 'ftypheic'],
  ['heic', 4, 'ftypheix'],
];

/** A byte order mark and white space may stand before the first element or declaration. */
const SVG = /^(?:\xEF\xBB\xBF)?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg)/i;

/** What a file is by its first bytes, whatever it is called; null when it is none of these. */
export function pictureType(file: Buffer): PictureType | null {
  const start = file.subarray(0, 200).toString('latin1');
  const known = BEGINNINGS.find(([, at, bytes]) => start.startsWith(bytes, at));
  if (known) return known[0];
  return SVG.test(start) ? 'svg' : null;
}
