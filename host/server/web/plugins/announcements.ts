import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ownPictures } from '../documents/own-pictures';
import { createReleaseSender } from '../documents/send-release';
import type { Host } from './host';

/** Tells log, CDN and API what has changed on the site. */
export async function announcementsPlugin(app: FastifyInstance, { files, site, cdn }: Host): Promise<void> {
  const { log } = app;
  const releaseSender = createReleaseSender({
    api: site.pagesApi,
    pool: site.pool,
    registry: site.signedRegistry,
    files: site.storeFiles,
    pictures: ownPictures(path.join(files.distDir, 'public')),
    onFailure: (error) => log.warn({ err: error }, 'the API was not told of the live documents; it will be again'),
  });
  site.onChange(({ what, paths }) => {
    if (what === 'registry') log.info('the registry changed');
    if (what === 'menus' || what === 'pages') log.info({ what, paths }, 'the published pages changed');
    if (what === 'pages' || what === 'sets') void cdn.pages(paths);
    if (what === 'registry') void releaseSender.send();
    if (what === 'emptied') void releaseSender.sendAgain();
  });
  const warm = site.warmUp(); // while the rest of the server is put together
  app.addHook('onReady', async () => {
    await warm;
    void releaseSender.send();
  });
  app.addHook('onClose', async () => releaseSender.close());
}
