import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagePicture } from '@shop/shared/federation';
import type { DrawPicture } from './late-drawer';

/** About 10 MB; the catalogue and the support dialogue of the shop have a hundred. */
const MAX_PICTURES = 200;

/** The drawing as text. A product may name a file that is no SVG, or is not there: its picture is of words then. */
async function readDrawings(publicDir: string, drawing: string | undefined): Promise<string[]> {
  if (!drawing?.endsWith('.svg')) return [];
  try {
    // An absolute path cannot be normalized to one above the folder.
    return [await readFile(path.join(publicDir, path.posix.normalize(`/${drawing}`)), 'utf8')];
  } catch {
    return [];
  }
}

export type PictureOf = (picture: PagePicture) => Promise<Buffer>;

/**
 * Draws pictures when they are first asked for and keeps them by content, so that a renamed product has a new one.
 * @param publicDir folder of the public files, which drawings are among
 */
export function createKeptPictures(publicDir: string, drawPicture: DrawPicture): PictureOf {
  const kept = new Map<string, Promise<Buffer>>();

  const draw = async ({ title, text, drawing }: PagePicture) =>
    drawPicture({ title, text, drawings: await readDrawings(publicDir, drawing) });

  return (picture) => {
    const key = JSON.stringify(picture);
    const known = kept.get(key);
    if (known) return known;
    const drawn = draw(picture);
    drawn.catch(() => kept.delete(key));
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > MAX_PICTURES && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}
