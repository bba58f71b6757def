import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { UPLOADS_PATH } from '@shop/shared/page-documents';
import { addOutdatedDocuments } from '../http/outdated-documents';
import { addStaticFiles } from '../http/static-files';
import { addThumbnails } from '../http/thumbnails';
import { addUploads } from '../http/uploads';
import { createThumbnails } from '../pictures/thumbnails';
import type { Host } from './host';

/** Serves files: of the host, of published versions, and uploaded pictures while they exist. */
export async function filesPlugin(app: FastifyInstance, { files: built, site, cdn, uploads }: Host): Promise<void> {
  const publicDir = path.join(built.distDir, 'public');
  const forgetUploads = async (addresses: readonly string[]) => {
    const names = await uploads.forget(addresses);
    await cdn.files([...addresses, ...names.map((name) => `${UPLOADS_PATH}/${name}`)]);
  };
  site.onChange(({ what, paths }) => {
    if (what === 'pictures') forgetUploads(paths).catch(uploads.onFailure);
  });
  addUploads(app, uploads);
  addThumbnails(app, createThumbnails(publicDir));
  addOutdatedDocuments(app, site.lists);
  await addStaticFiles(app, {
    ...{ version: built.version, hashedDir: path.join(built.distDir, 'static'), publicDir },
    ...{ storeFiles: site.storeFiles, registry: site.registry },
  });
}
