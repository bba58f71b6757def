import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import path from 'node:path';
import type { Load } from './wrk/run-wrk';

/** Headers that the bare server adds itself. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'date']);

interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Base64: the bytes as they are on the line. */
  body: string;
}

/** Requests the raw bytes of an answer: `fetch` would decompress them. */
function readAnswer({ url, headers: asked }: Load): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: asked }, (response) => {
      const headers = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.has(name));
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
            body: bytes.toString('base64'),
          }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

export interface BareServer {
  /** The same load on this server. */
  load: Load;
  stop: () => Promise<void>;
}

/**
 * Starts a bare `node:http` server with the answer that `load` gets: no server in Node.js can be
 * faster.
 */
export async function startBareServer(load: Load): Promise<BareServer> {
  const child = fork(path.join(import.meta.dirname, 'bare-server-process.cjs'), { execArgv: [] });
  child.send(await readAnswer(load));
  const [message] = (await once(child, 'message')) as [{ port: number }]; // of bare-server-process.cjs
  return {
    load: { ...load, url: `http://127.0.0.1:${message.port}/`, pid: child.pid ?? 0 },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
