import type { FastifyInstance } from 'fastify';
import { UPLOADS_PATH } from '@shop/shared/page-documents';
import type { UploadFiles } from '../uploads/upload-files';

const NAME = /^[0-9a-f]{32}(?:-\d{1,4}\.(?:avif|webp)|\.svg)$/;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/**
 * A drawing that is opened as a document has an origin of its own, and runs and loads nothing. The
 * shop has checked it, too (api/src/modules/media/check-drawing.ts).
 */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves uploaded pictures. Their names have the hash of what was sent, so they never change. */
export function addUploads(app: FastifyInstance, files: Pick<UploadFiles, 'read'>): void {
  app.get<{ Params: { name: string } }>(
    `${UPLOADS_PATH}/:name`,
    { config: { loggedPath: 'page' } },
    async ({ params: { name }, log }, reply) => {
      if (!NAME.test(name)) return reply.code(404).header('cache-control', 'no-store').send();
      try {
        const content = await files.read(name);
        if (content === null) return await reply.code(404).header('cache-control', 'no-store').send();
        return await reply
          .type(TYPES[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream')
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': SANDBOX,
            // Pictures of links are shown on other sites.
            'cross-origin-resource-policy': 'cross-origin',
          })
          .send(content);
      } catch (error) {
        log.warn({ err: error }, 'an uploaded picture was not read');
        return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send();
      }
    },
  );
}
