import { createHash } from 'node:crypto';
import { uploadName, UPLOADS_PATH } from '@shop/shared/page-documents';
import type { Media } from '../../generated/resolvers-types';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { checkDrawing, MAX_DRAWING_BYTES } from './check-drawing';
import { putPicturesIn, takePicturesOut } from './embedded-pictures';
import type { MediaFile, MediaRow } from './media-repository';
import type { MediaServices } from './media-services';
import { pictureType } from './picture-type';
import { RefusedPictureError } from './refused-picture';
import { tidyDrawing } from './tidy-drawing';

export const UPLOADS: RateLimit = { name: 'studio-uploads', hits: 120, windowSeconds: 10 * 60 };

/** In hexadecimal digits: 128 bits. */
const HASH_LENGTH = 32;

/** By which an uploaded file is known, and stored once. */
export const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex').slice(0, HASH_LENGTH);

const TOO_HEAVY = 'с\u00A0картинками внутри он больше 500\u00A0КБ';

interface PreparedMedia {
  /** Of the picture at `src`. */
  width: number;
  height: number;
  /** The name of the file that documents name. */
  name: string;
  files: MediaFile[];
}

/**
 * A drawing as it is, or without what its program put around it.
 * @throws RefusedPictureError
 */
function checkTidied(file: Buffer): { content: Buffer; width: number; height: number } {
  try {
    return { ...checkDrawing(file), content: file };
  } catch (error) {
    if (!(error instanceof RefusedPictureError) || error.refusal !== 'drawing') throw error;
    const content = tidyDrawing(file);
    return { ...checkDrawing(content), content };
  }
}

/**
 * A drawing whose pictures are read as any other: nothing of their files is kept.
 * @throws RefusedPictureError
 */
async function readDrawing({ pictures: reader }: MediaServices, file: Buffer) {
  const { drawing, pictures } = takePicturesOut(file);
  const { content, ...size } = checkTidied(drawing);
  if (pictures.length === 0) return { ...size, content };
  const read: Uint8Array[] = [];
  for (const picture of pictures) read.push(await reader.readEmbedded(picture));
  const whole = putPicturesIn(content, read);
  if (whole.length > MAX_DRAWING_BYTES) throw new RefusedPictureError('drawing', TOO_HEAVY);
  return { ...size, content: whole };
}

async function prepare(services: MediaServices, file: Buffer, hash: string): Promise<PreparedMedia> {
  const type = pictureType(file);
  if (type === 'heic') throw new RefusedPictureError('heic');
  if (type === null) throw new RefusedPictureError('type');
  if (type === 'svg') {
    const name = `${hash}.svg`;
    const { content, ...size } = await readDrawing(services, file);
    return { ...size, name, files: [{ name, content }] };
  }
  const { width, height, files } = await services.pictures.read(file);
  return {
    width,
    height,
    name: uploadName(hash, width, 'webp'),
    files: files.map((one) => ({ name: uploadName(hash, one.width, one.type), content: Buffer.from(one.content) })),
  };
}

export const toMedia = ({ id, name, address, width, height, ...row }: MediaRow): Media => ({
  ...{ id, name, address, width, height },
  addedBy: row.added_by_name,
  addedAt: row.added_at.toISOString(),
});

/**
 * Adds a picture for pages. The same file is stored once.
 * @param ownName as `nameOfFile` reads it
 * @throws RefusedPictureError; AppError TOO_MANY_REQUESTS
 */
export async function addMedia(services: MediaServices, userId: number, file: Buffer, ownName: string): Promise<Media> {
  const { media, limits, inTransaction } = services;
  refuseWhenPassed(await limits.count(UPLOADS, String(userId)), 'pictures of one user');
  if (file.length === 0) throw new RefusedPictureError('empty');
  const hash = hashOf(file);
  const known = await media.findByHash(hash);
  if (known) return toMedia(known);
  const { name, files, width, height } = await prepare(services, file, hash);
  const address = `${UPLOADS_PATH}/${name}`;
  await inTransaction(async (tx) => {
    const isAdded = await tx.media.add(
      { hash, name: ownName, address, size: { width, height }, addedBy: userId },
      files,
    );
    if (isAdded) await tx.audit.add({ action: 'add-media', userId, details: { address } });
  });
  const added = await media.findByHash(hash);
  if (!added) throw new Error(`the picture ${hash} was not stored`);
  return toMedia(added);
}
