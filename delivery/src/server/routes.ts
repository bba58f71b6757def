import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedError } from '@shop/shared/refused-error';
import { localDelivery, type LocalOptions } from '../client';
import { statusOf, type VersionHistory } from '../figures';
import { toRelease, type Releases } from '../releases';
import { requireRight, RIGHTS, type Caller, type Right } from '../tokens';
import { bodies, parseBody } from './bodies';
import { MAX_FILE_BYTES, type Upload, type Uploads } from './uploads';

/** The address of everything that teams reach through the host. */
export const DELIVERY_PATH = '/delivery';

const MAX_HISTORY = 1000;

export interface RoutesOptions {
  /** The store and the keys; who asks is known with each request. */
  releases: Omit<Releases, 'who'>;
  /** @throws RefusedError with the code UNAUTHENTICATED for whoever has not proved who they are */
  authenticate: (request: FastifyRequest) => Promise<Caller>;
  uploads: Uploads;
  /** What checks and figures need. */
  local: LocalOptions;
  figures: () => readonly VersionHistory[];
}

interface NameParams {
  Params: { name: string };
}

interface UploadParams {
  Params: { name: string; id: string };
}

/** @throws RefusedError with the code FORBIDDEN when the upload is of another remote */
function requireOf(name: string, upload: Upload): Upload {
  if (upload.remote !== name) throw new RefusedError('the upload is of another remote', 'FORBIDDEN');
  return upload;
}

/** Adds what teams can do: every address below `/delivery`. */
export function addRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const { releases, authenticate, uploads, local, figures } = options;
  const deliveryFor = ({ who }: Caller) => localDelivery({ ...releases, who }, local);

  /** What the caller may do with a remote. */
  const allowed = async (request: FastifyRequest, right: Right, remote: string) => {
    const caller = await authenticate(request);
    requireRight(caller, right, remote);
    return { who: caller.who, delivery: deliveryFor(caller) };
  };

  app.get(`${DELIVERY_PATH}/versions`, async (request) => deliveryFor(await authenticate(request)).list());

  app.get(`${DELIVERY_PATH}/status`, async (request) =>
    statusOf(await deliveryFor(await authenticate(request)).list(), figures()),
  );

  app.get(`${DELIVERY_PATH}/hosts`, async (request) => deliveryFor(await authenticate(request)).hosts());

  app.get(`${DELIVERY_PATH}/following`, async (request) => deliveryFor(await authenticate(request)).following());

  /** Asked before the long work of a publication. */
  app.get<{ Params: { name: string; right: string } }>(
    `${DELIVERY_PATH}/remotes/:name/rights/:right`,
    async (request, reply) => {
      const right = RIGHTS.find((one) => one === request.params.right);
      if (!right) throw new RefusedError(`there are the rights ${RIGHTS.join(', ')}`, 'NOT_FOUND');
      await allowed(request, right, request.params.name);
      return reply.code(204).send();
    },
  );

  app.get(`${DELIVERY_PATH}/disagreements`, async (request) =>
    deliveryFor(await authenticate(request)).disagreements(),
  );

  app.get<{ Querystring: { limit?: string } }>(`${DELIVERY_PATH}/history`, async (request) => {
    const limit = Number(request.query.limit ?? MAX_HISTORY);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_HISTORY)
      throw new RefusedError(`limit is a number from 1 to ${MAX_HISTORY}`);
    return deliveryFor(await authenticate(request)).history(limit);
  });

  app.post(`${DELIVERY_PATH}/explain`, async (request) => {
    const delivery = deliveryFor(await authenticate(request));
    return delivery.explain(parseBody(bodies.explain, request.body).what);
  });

  app.post<NameParams>(`${DELIVERY_PATH}/remotes/:name/uploads`, async (request, reply) => {
    const { name } = request.params;
    const { who } = await allowed(request, 'publish', name);
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
      await allowed(request, 'publish', name);
      requireOf(name, uploads.get(id));
      await uploads.put(id, file, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      return reply.code(204).send();
    },
  );

  app.delete<UploadParams>(`${DELIVERY_PATH}/remotes/:name/uploads/:id`, async (request, reply) => {
    const { name, id } = request.params;
    await allowed(request, 'publish', name);
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
    const { delivery } = await allowed(request, 'publish', name);
    const { accepted } = parseBody(bodies.check, request.body);
    const finished = finishedUpload(id, name);
    try {
      return await delivery.check({ ...finished, accepted });
    } finally {
      await uploads.close(id);
    }
  });

  app.get(`${DELIVERY_PATH}/api-check`, async (request) => deliveryFor(await authenticate(request)).checkApi());

  app.post<UploadParams>(`${DELIVERY_PATH}/remotes/:name/uploads/:id/publish`, async (request) => {
    const { name, id } = request.params;
    const { delivery } = await allowed(request, 'publish', name);
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

  app.post(`${DELIVERY_PATH}/previews`, async (request, reply) => {
    const caller = await authenticate(request);
    const { versions, hours } = parseBody(bodies.preview, request.body);
    const wanted = versions as Record<string, string>; // checked above, by names that yup does not know
    for (const name of Object.keys(wanted)) requireRight(caller, 'preview', name);
    return reply.code(201).send({ path: await deliveryFor(caller).preview(wanted, hours) });
  });

  app.post<NameParams>(`${DELIVERY_PATH}/remotes/:name/promote`, async (request) => {
    const { name } = request.params;
    const { delivery } = await allowed(request, 'promote', name);
    const { version, ...options } = parseBody(bodies.promote, request.body);
    return { traffic: await delivery.promote(name, version, options) };
  });

  app.post<NameParams>(`${DELIVERY_PATH}/remotes/:name/rollback`, async (request) => {
    const { name } = request.params;
    const { delivery } = await allowed(request, 'rollback', name);
    const { version, takesBack } = parseBody(bodies.rollback, request.body);
    return delivery.rollback(name, { wanted: version, named: takesBack });
  });

  app.post<NameParams>(`${DELIVERY_PATH}/remotes/:name/withdraw`, async (request) => {
    const { name } = request.params;
    const { delivery } = await allowed(request, 'rollback', name);
    const { version, why } = parseBody(bodies.withdraw, request.body);
    return { live: (await delivery.withdraw(name, version, why)) ?? null };
  });

  app.post<NameParams>(`${DELIVERY_PATH}/remotes/:name/unpublish`, async (request) => {
    const { name } = request.params;
    const { delivery } = await allowed(request, 'unpublish', name);
    await delivery.unpublish(name);
    return { live: null };
  });
}
