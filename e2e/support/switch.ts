import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Switch {
  /** The one address that browsers know. */
  url: string;
  /** Sends what comes from now on to another site. */
  to: (url: string) => void;
  stop: () => void;
}

/** Stands in front of a site, and sends everything on to another one when it is told to. */
export async function startSwitch(first: string): Promise<Switch> {
  let target = first;
  const server = createServer((incoming, response) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    const outgoing = request(new URL(url, target), { method, headers }, (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.once('error', () => response.destroy());
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://localhost:${port}`,
    to: (url) => (target = url),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
