import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openS3Store } from './s3-store';
import { S3_CREDENTIALS } from './testing/s3-server';

const LIMIT_MS = 200;

let server: Server | null = null;
const envBefore = { ...process.env };

afterEach(() => {
  process.env = { ...envBefore };
  server?.closeAllConnections();
  server?.close();
});

async function storeThat(answer: RequestListener) {
  Object.assign(process.env, S3_CREDENTIALS);
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a port
  const endpoint = `http://127.0.0.1:${port}`;
  return openS3Store({ bucket: 'shop', prefix: '', endpoint, region: 'us-east-1', limitMs: LIMIT_MS });
}

const FAILURE = /^the store s3:\/\/shop\/ cannot be (read|changed): no answer within 0\.2 s$/;

describe('a bucket that hangs', () => {
  it.each([
    ['before its answer', () => undefined],
    [
      'within its answer',
      (_request, response) => {
        response.writeHead(200, { etag: '"a"', 'content-length': 100 });
        response.write('half');
      },
    ],
  ] satisfies [string, RequestListener][])('%s ends a call within its limit', async (_when, answer) => {
    const store = await storeThat(answer);

    await expect(store.read('registry.json')).rejects.toThrow(FAILURE);
    if (_when === 'within its answer') return;
    await expect(store.list('a/')).rejects.toThrow(FAILURE);
    await expect(store.putNew('a', Buffer.from('a'))).rejects.toThrow(FAILURE);
    await expect(store.replaceIf('a', Buffer.from('a'), '"a"')).rejects.toThrow(FAILURE);
    await expect(store.remove('a')).rejects.toThrow(FAILURE);
  });
});
