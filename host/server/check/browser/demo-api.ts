import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { LISTS_PATH } from '@shop/shared/public-lists';

export interface DemoApi {
  url: string;
  close: () => void;
}

/**
 * Answers the public lists with demonstration data, and everything else as the API does when it
 * finds nothing. There is no database behind it: whatever it is asked to do, nothing is done.
 * @param lists the API's answers, by name of the list
 */
export async function startDemoApi(lists: Readonly<Record<string, string>>): Promise<DemoApi> {
  const server = createServer((request, response) => {
    request.resume();
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const list = request.method === 'GET' ? lists[pathname.replace(LISTS_PATH, '')] : undefined;
    const isGraphql = request.method === 'POST' && list === undefined;
    const nothing = isGraphql ? '{"data":null,"errors":[{"message":"demonstration"}]}' : '{}';
    response.writeHead(list !== undefined || isGraphql ? 200 : 404, { 'content-type': 'application/json' });
    response.end(list ?? nothing);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
