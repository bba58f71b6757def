import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LruMap } from '@shop/shared/cache';
import type { PagePicture } from '@shop/shared/federation';
import type { RenderPicture } from './lazy-picture-renderer';

/** About 10 MB. The catalogue and the support dialogue need a hundred. */
const MAX_PICTURES = 200;

/** Empty when a product names a missing file or no SVG: its picture then has words only. */
async function readDrawings(publicDir: string, drawing: string | undefined): Promise<string[]> {
  if (!drawing?.endsWith('.svg')) return [];
  try {
    // `normalize` never leads an absolute path above its root.
    return [await readFile(path.join(publicDir, path.posix.normalize(`/${drawing}`)), 'utf8')];
  } catch {
    return [];
  }
}

export type PictureOf = (picture: PagePicture) => Promise<Buffer>;

/**
 * Draws pictures on first request and caches them by content: a renamed product gets a new one.
 * @param publicDir folder of the public files, which include the drawings
 */
export function createPictureCache(publicDir: string, renderPicture: RenderPicture): PictureOf {
  const pictures = new LruMap<string, Promise<Buffer>>(MAX_PICTURES);

  const draw = async ({ title, text, drawing }: PagePicture) =>
    renderPicture({ title, text, drawings: await readDrawings(publicDir, drawing) });

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
