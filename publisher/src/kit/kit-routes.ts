import type { FastifyInstance } from 'fastify';
import type { Kit } from './kit';

/** Where a team finds what a repository of its own needs. Nobody needs a token. */
const KIT_PATH = '/delivery/kit';

const TEXT = 'text/plain; charset=utf-8';
const TARBALL = 'application/gzip';
const MAY_CHANGE = 'public, no-cache';
const NEVER_CHANGES = 'public, max-age=31536000, immutable';

/** Adds the addresses of the kit. */
export function addKitRoutes(app: FastifyInstance, kit: Kit): void {
  const addFile = (file: string, type: string, read: () => Promise<string | Buffer> | Buffer) =>
    app.get(`${KIT_PATH}/${file}`, async (_request, reply) =>
      reply
        .header('cache-control', MAY_CHANGE)
        .type(type)
        .send(await read()),
    );
  addFile('index.json', 'application/json; charset=utf-8', kit.index);
  addFile('schema.graphql', TEXT, kit.schema);
  addFile('widgets.d.ts', TEXT, kit.widgets);
  addFile('create-remote.tgz', TARBALL, kit.createRemote);

  app.get<{ Params: { file: string } }>(`${KIT_PATH}/:file`, async ({ params }, reply) => {
    const bytes = await kit.package(params.file);
    return reply.header('cache-control', NEVER_CHANGES).type(TARBALL).send(bytes);
  });
}
