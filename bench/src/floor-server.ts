import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync, constants } from 'node:zlib';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** The same level as the host uses for its pages. */
const QUALITY = 6;
/** Headers of one message, not of the page. */
const OWN_HEADERS = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date', 'etag']);

function proxy(target: string, incoming: IncomingMessage, response: ServerResponse): void {
  const options = { method: incoming.method ?? 'GET', headers: incoming.headers };
  const outgoing = forward(new URL(incoming.url ?? '/', target), options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

interface StrippedPage {
  headers: Record<string, string>;
  body: Buffer;
}

/** The page with the headers of the site. */
async function strippedPage(url: URL): Promise<StrippedPage> {
  const answer = await fetch(url);
  const html = (await answer.text()).replace(SCRIPT, '');
  return {
    headers: {
      ...Object.fromEntries([...answer.headers].filter(([name]) => !OWN_HEADERS.has(name))),
      'content-encoding': 'br',
    },
    body: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  };
}

export interface FloorServer {
  url: string;
  stop: () => Promise<void>;
}

/** Serves the same site without the scripts of its pages: no version with scripts can be faster. */
export async function startFloorServer(target: string): Promise<FloorServer> {
  const pages = new Map<string, Promise<StrippedPage>>();
  const pageOf = (path: string) => {
    const page = pages.get(path) ?? strippedPage(new URL(path, target));
    pages.set(path, page);
    return page;
  };
  const server = createServer((request, response) => {
    if (!request.headers.accept?.includes('text/html')) {
      proxy(target, request, response);
      return;
    }
    pageOf(request.url ?? '/').then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
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
