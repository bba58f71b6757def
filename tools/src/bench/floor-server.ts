import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync, constants } from 'node:zlib';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** As the host compresses its pages. */
const QUALITY = 6;

function proxy(target: string, incoming: IncomingMessage, response: ServerResponse): void {
  const options = { method: incoming.method ?? 'GET', headers: incoming.headers };
  const outgoing = forward(new URL(incoming.url ?? '/', target), options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

async function strippedPage(url: URL): Promise<Buffer> {
  const html = (await (await fetch(url)).text()).replace(SCRIPT, '');
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

export interface FloorServer {
  url: string;
  stop: () => Promise<void>;
}

/** The same site with the scripts of its pages taken out: what no script can be faster than. */
export async function startFloorServer(target: string): Promise<FloorServer> {
  const kept = new Map<string, Promise<Buffer>>();
  const pageOf = (path: string) => {
    const page = kept.get(path) ?? strippedPage(new URL(path, target));
    kept.set(path, page);
    return page;
  };
  const server = createServer((request, response) => {
    if (!request.headers.accept?.includes('text/html')) {
      proxy(target, request, response);
      return;
    }
    pageOf(request.url ?? '/').then(
      (body) =>
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body),
      () => response.writeHead(502).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the floor server has no port');
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
