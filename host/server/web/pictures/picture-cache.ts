import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LruMap } from '@shop/shared/cache';
import type { PagePicture } from '@shop/shared/federation';
import type { RenderPicture } from './lazy-picture-renderer';

/** About 10 MB. The catalogue and the support dialogue need a hundred. */
const MAX_PICTURES = 200;

/** A photo as a drawing. A renderer fits it into what it is given, whatever its own size. */
const photoDrawing = (jpeg: Buffer) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 260">' +
  `<image width="320" height="260" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`;

/**
 * A drawing or a photo (JPEG) of the public files, as SVG; null when it is missing or another file.
 */
export async function readDrawing(publicDir: string, drawing: string): Promise<string | null> {
  // `normalize` never leads an absolute path above its root.
  const file = path.join(publicDir, path.posix.normalize(`/${drawing}`));
  try {
    if (file.endsWith('.svg')) return await readFile(file, 'utf8');
    return file.endsWith('.jpg') ? photoDrawing(await readFile(file)) : null;
  } catch {
    return null;
  }
}

export type PictureOf = (picture: PagePicture) => Promise<Buffer>;

/**
 * Draws pictures on first request and caches them by content: a renamed product gets a new one.
 * @param publicDir folder of the public files, which include the drawings
 */
export function createPictureCache(publicDir: string, renderPicture: RenderPicture): PictureOf {
  const pictures = new LruMap<string, Promise<Buffer>>(MAX_PICTURES);

  const draw = async ({ title, text, drawing }: PagePicture) => {
    // A product may name a missing file: its picture then has words only.
    const svg = drawing === undefined ? null : await readDrawing(publicDir, drawing);
    return renderPicture({ title, text, drawings: svg === null ? [] : [svg] });
  };

  return (picture) => {
    const key = JSON.stringify(picture);
    const known = pictures.get(key);
    if (known) return known;
    const drawn = draw(picture);
    drawn.catch(() => pictures.delete(key));
    pictures.set(key, drawn);
    return drawn;
  };
}
