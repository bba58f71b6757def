import type { FastifyInstance } from 'fastify';
import { linkedFile, UPLOADS_PATH, uploadType } from '@shop/shared/page-documents';
import type { UploadFiles } from '../uploads/upload-files';

/**
 * A drawing that is opened as a document has an origin of its own, and runs and loads nothing. The
 * shop has checked it, too (api/src/modules/media/check-drawing.ts).
 */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/** A picture is shown, also by other sites; a PDF opens here, and what needs a program is saved. */
function headersOf(name: string): Record<string, string> {
  const file = linkedFile(`${UPLOADS_PATH}/${name}`);
  if (file === null)
    return {
      'content-security-policy': SANDBOX,
      // Pictures of links are shown on other sites.
      'cross-origin-resource-policy': 'cross-origin',
    };
  const disposition = file.type === 'pdf' ? 'inline' : 'attachment';
  return { 'content-disposition': `${disposition}; filename="${file.name}"`, 'x-content-type-options': 'nosniff' };
}

/**
 * Serves uploaded pictures and files. Their names have the hash of what was sent, so they never
 * change.
 */
export function addUploads(app: FastifyInstance, files: Pick<UploadFiles, 'read'>): void {
  app.get<{ Params: { name: string } }>(
    `${UPLOADS_PATH}/:name`,
    { config: { loggedPath: 'page' } },
    async ({ params: { name }, log }, reply) => {
      const type = uploadType(name);
      if (type === null) return reply.code(404).header('cache-control', 'no-store').send();
      try {
        const content = await files.read(name);
        if (content === null) return await reply.code(404).header('cache-control', 'no-store').send();
        return await reply
          .type(type)
          .headers({ 'cache-control': 'public, max-age=31536000, immutable', ...headersOf(name) })
          .send(content);
      } catch (error) {
        log.warn({ err: error }, 'an uploaded picture was not read');
        return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send();
      }
    },
  );
}
