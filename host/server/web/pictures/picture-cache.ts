import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PagePicture } from '@shop/shared/federation';
import { uploadFileOf } from '@shop/shared/page-documents';
import type { UploadFiles } from '../uploads/upload-files';
import { PICTURE_WIDTH } from '@shop/node/social-picture/size';
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

/** Wider than a picture's room for a photo beside words. */
const PHOTO_WIDTH = 960;

interface PictureFiles {
  /** Folder of the public files, which include the drawings. */
  publicDir: string;
  uploads: Pick<UploadFiles, 'read'>;
}

/** What stands beside the words, or in place of them; nothing when the file is missing. */
async function readShown({ drawing = '', isWhole }: PagePicture, { publicDir, uploads }: PictureFiles) {
  const name = uploadFileOf(drawing, isWhole ? PICTURE_WIDTH : PHOTO_WIDTH);
  const upload = name === null ? null : await uploads.read(name);
  const svg = name?.endsWith('.svg') ? (upload?.toString('utf8') ?? null) : await readDrawing(publicDir, drawing);
  if (svg !== null) return { drawings: [svg] };
  const photo = upload ?? (drawing.endsWith('.jpg') ? await readPublic(publicDir, drawing) : null);
  return { drawings: [], ...(photo && { photo }) };
}

/** Draws pictures on first request and caches them by content: a renamed product gets a new one. */
export function createPictureCache(files: PictureFiles, renderPicture: RenderPicture): PictureOf {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: MAX_PICTURES });

  const draw = async (picture: PagePicture) => {
    const { title, text, isWhole } = picture;
    // A product may name a missing file: its picture then has words only.
    return renderPicture({ title, text, ...(isWhole && { isWhole }), ...(await readShown(picture, files)) });
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
