import type { FastifyInstance } from 'fastify';
import { RefusedError } from '@shop/node/refused-error';
import { toRelease } from '../releases';
import { DELIVERY_PATH, type Access } from './access';
import { bodies, parseBody } from './bodies';
import { MAX_FILE_BYTES, type Upload, type Uploads } from './uploads';

interface UploadParams {
  Params: { name: string; id: string };
}

/** @throws RefusedError with the code FORBIDDEN when the upload is of another remote */
function requireOf(name: string, upload: Upload): Upload {
  if (upload.remote !== name) throw new RefusedError('the upload is of another remote', 'FORBIDDEN');
  return upload;
}

/**
 * Adds the routes by which a version reaches the store: its files, their check and the publication.
 */
export function addUploadRoutes(app: FastifyInstance, access: Access, uploads: Uploads): void {
  app.post<{ Params: { name: string } }>(`${DELIVERY_PATH}/remotes/:name/uploads`, async (request, reply) => {
    const { name } = request.params;
    const { who } = await access.of(request, 'publish', name);
    const { release: given, files } = parseBody(bodies.upload, request.body);
    const release = toRelease(given);
    if (release.name !== name) throw new RefusedError(`the release is of ${release.name}, not of ${name}`);
    const { id } = await uploads.open(who, release, files);
    return reply.code(201).send({ id });
  });

  app.put<{ Params: { name: string; id: string; '*': string } }>(
    `${DELIVERY_PATH}/remotes/:name/uploads/:id/files/*`,
    { bodyLimit: MAX_FILE_BYTES },
    async (request, reply) => {
      const { name, id, '*': file } = request.params;
      await access.of(request, 'publish', name);
      requireOf(name, uploads.get(id));
      await uploads.put(id, file, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      return reply.code(204).send();
    },
  );

  app.delete<UploadParams>(`${DELIVERY_PATH}/remotes/:name/uploads/:id`, async (request, reply) => {
    const { name, id } = request.params;
    await access.of(request, 'publish', name);
    requireOf(name, uploads.get(id));
    await uploads.close(id);
    return reply.code(204).send();
  });

  /** The files that have arrived, with their description. */
  const finishedUpload = (id: string, name: string) => {
    const upload = requireOf(name, uploads.get(id));
    uploads.requireComplete(id);
    return upload;
  };

  app.post<UploadParams>(`${DELIVERY_PATH}/remotes/:name/uploads/:id/check`, async (request) => {
    const { name, id } = request.params;
    const { delivery } = await access.of(request, 'publish', name);
    const { accepted } = parseBody(bodies.check, request.body);
    const finished = finishedUpload(id, name);
    try {
      return await delivery.check({ ...finished, accepted });
    } finally {
      await uploads.close(id);
    }
  });

  app.post<UploadParams>(`${DELIVERY_PATH}/remotes/:name/uploads/:id/publish`, async (request) => {
    const { name, id } = request.params;
    const { delivery } = await access.of(request, 'publish', name);
    const { traffic, isForced, source, contained, accepted } = parseBody(bodies.publish, request.body);
    const { release, dir } = finishedUpload(id, name);
    try {
      const published = await delivery.publish({
        release,
        dir,
        source,
        accepted,
        provides: {}, // a host that answers has told what it provides
        contains: (commit) => commit === contained,
        ...(traffic !== undefined && { traffic }),
        ...(isForced !== undefined && { isForced }),
      });
      return { version: release.version, ...published };
    } finally {
      await uploads.close(id);
    }
  });
}
