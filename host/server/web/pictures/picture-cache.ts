import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LruMap } from '@shop/shared/cache';
import type { PagePicture } from '@shop/shared/federation';
import type { RenderPicture } from './lazy-picture-renderer';

/** About 10 MB. The catalogue and the support dialogue need a hundred. */
const MAX_PICTURES = 200;

/** A file of the public ones; null when it is missing. */
async function readPublic(publicDir: string, file: string): Promise<Buffer | null> {
  try {
    // `normalize` never leads an absolute path above its root.
    return await readFile(path.join(publicDir, path.posix.normalize(`/${file}`)));
  } catch {
    return null;
  }
}

/** A drawing of the public files; null when it is missing or no SVG. */
export async function readDrawing(publicDir: string, drawing: string): Promise<string | null> {
  if (!drawing.endsWith('.svg')) return null;
  return (await readPublic(publicDir, drawing))?.toString('utf8') ?? null;
}

export type PictureOf = (picture: PagePicture) => Promise<Buffer>;

/**
 * Draws pictures on first request and caches them by content: a renamed product gets a new one.
 * @param publicDir folder of the public files, which include the drawings
 */
export function createPictureCache(publicDir: string, renderPicture: RenderPicture): PictureOf {
  const pictures = new LruMap<string, Promise<Buffer>>(MAX_PICTURES);

  const draw = async ({ title, text, drawing = '' }: PagePicture) => {
    // A product may name a missing file: its picture then has words only.
    const svg = await readDrawing(publicDir, drawing);
    const photo = drawing.endsWith('.jpg') ? await readPublic(publicDir, drawing) : null;
    return renderPicture({ title, text, drawings: svg === null ? [] : [svg], ...(photo && { photo }) });
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
