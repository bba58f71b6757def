import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface SlowLine {
  url: string;
  close: () => Promise<void>;
}

/**
 * A connection to the site on which every answer takes one round trip. The browser's own caches
 * work on it, unlike with Playwright's request interception.
 */
export async function openSlowLine(siteUrl: string, roundTripMs: number): Promise<SlowLine> {
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    await setTimeout(roundTripMs);
    const { method, headers, url = '/' } = incoming;
    const forwarded = request(new URL(url, siteUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
