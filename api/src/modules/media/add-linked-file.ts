import { linkedFile, linkedFileName, UPLOADS_PATH } from '@shop/shared/page-documents';
import type { LinkedFile } from '../../generated/resolvers-types';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { hashOf, UPLOADS } from './add-media';
import { linkedFileType } from './linked-file-type';
import type { LinkedFileRow } from './media-repository';
import type { MediaServices } from './media-services';

export const toLinkedFile = ({ id, name, address, ...row }: LinkedFileRow): LinkedFile => ({
  ...{ id, name, address, bytes: linkedFile(address)?.bytes ?? 0 },
  addedBy: row.added_by_name,
  addedAt: row.added_at.toISOString(),
});

/**
 * Adds a file that links may lead to. The same file is stored once, under its first name.
 * @param ownName as `nameOfFile` reads it
 * @throws RefusedPictureError; AppError TOO_MANY_REQUESTS
 */
export async function addLinkedFile(
  { media, limits, inTransaction }: MediaServices,
  userId: number,
  file: Buffer,
  ownName: string,
): Promise<LinkedFile> {
  refuseWhenPassed(await limits.count(UPLOADS, String(userId)), 'files of one user');
  const type = linkedFileType(file);
  const hash = hashOf(file);
  const known = await media.findLinkedByHash(hash);
  if (known) return toLinkedFile(known);
  const name = linkedFileName(hash, file.length, ownName, type);
  const address = `${UPLOADS_PATH}/${name}`;
  await inTransaction(async (tx) => {
    const files = [{ name, content: file }];
    const isAdded = await tx.media.add({ hash, name: ownName, address, size: null, addedBy: userId }, files);
    if (isAdded) await tx.audit.add({ action: 'add-media', userId, details: { address } });
  });
  const added = await media.findLinkedByHash(hash);
  if (!added) throw new Error(`the file ${hash} was not stored`);
  return toLinkedFile(added);
}
