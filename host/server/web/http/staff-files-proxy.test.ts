import Fastify, { type FastifyInstance } from 'fastify';
import { readBodiesToTheEnd } from '@shop/shared/server';
import { addStaffFilesProxy } from './staff-files-proxy';

let api: FastifyInstance;
let host: FastifyInstance;
let hostUrl: string;

beforeEach(async () => {
  api = Fastify({ bodyLimit: 20_000_000 });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  api.post<{ Body: Buffer }>('/staff/files', async ({ headers, body }) => ({
    ...{ bytes: body.length, token: headers.authorization, type: headers['content-type'] },
  }));
  api.get('/staff/export/goods.csv', async ({ headers }) => ({ token: headers.authorization }));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  host = Fastify();
  readBodiesToTheEnd(host);
  await addStaffFilesProxy(host, apiUrl);
  hostUrl = await host.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await host.close();
  await api.close();
});

async function upload(payload: Buffer) {
  const headers = { authorization: 'Bearer a', 'content-type': 'text/csv' };
  const answer = await fetch(`${hostUrl}/staff/files`, { method: 'POST', body: new Uint8Array(payload), headers });
  return { status: answer.status, cacheControl: answer.headers.get('cache-control'), body: await answer.json() };
}

it('passes a file on as it is, with the token', async () => {
  const { status, body, cacheControl } = await upload(Buffer.alloc(5 * 1024 * 1024, 7));

  expect([status, cacheControl]).toEqual([200, 'no-store']);
  expect(body).toEqual({ bytes: 5 * 1024 * 1024, token: 'Bearer a', type: 'text/csv' });
});

it('refuses a larger file, and says so when the API is away', async () => {
  const large = await upload(Buffer.alloc(6 * 1024 * 1024));
  await api.close();
  const away = await upload(Buffer.from('a'));

  expect([large.status, large.body.code]).toEqual([413, 'BAD_REQUEST']);
  expect([away.status, away.body.code]).toEqual([503, 'INTERNAL_SERVER_ERROR']);
});

it('passes the export on', async () => {
  const answer = await fetch(`${hostUrl}/staff/export/goods.csv`, { headers: { authorization: 'Bearer a' } });

  expect([answer.headers.get('cache-control'), await answer.json()]).toEqual(['no-store', { token: 'Bearer a' }]);
});
