import Fastify, { type FastifyInstance } from 'fastify';
import { readBodiesToTheEnd } from '@shop/shared/server';
import { addMediaProxy } from './media-proxy';

let api: FastifyInstance;
let host: FastifyInstance;
let hostUrl: string;

beforeEach(async () => {
  api = Fastify({ bodyLimit: 20_000_000 });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  api.post<{ Body: Buffer }>('/media', async ({ headers, body }) => ({
    ...{ bytes: body.length, token: headers.authorization, type: headers['content-type'] },
  }));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  host = Fastify();
  readBodiesToTheEnd(host);
  await addMediaProxy(host, apiUrl);
  hostUrl = await host.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await host.close();
  await api.close();
});

async function upload(payload: Buffer) {
  const headers = { authorization: 'Bearer a', 'content-type': 'image/png' };
  const answer = await fetch(`${hostUrl}/media`, { method: 'POST', body: new Uint8Array(payload), headers });
  return { status: answer.status, cacheControl: answer.headers.get('cache-control'), body: await answer.json() };
}

it('passes a picture on as it is, with the token', async () => {
  const { status, body, cacheControl } = await upload(Buffer.alloc(10 * 1024 * 1024, 7));

  expect([status, cacheControl]).toEqual([200, 'no-store']);
  expect(body).toEqual({ bytes: 10 * 1024 * 1024, token: 'Bearer a', type: 'image/png' });
});

it('refuses a larger file, and says so when the API is away', async () => {
  const large = await upload(Buffer.alloc(11 * 1024 * 1024));
  await api.close();
  const away = await upload(Buffer.from('a'));

  expect([large.status, large.body.code]).toEqual([413, 'BAD_REQUEST']);
  expect([away.status, away.body.code]).toEqual([503, 'INTERNAL_SERVER_ERROR']);
});
