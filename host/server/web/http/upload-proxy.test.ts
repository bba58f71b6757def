import Fastify, { type FastifyInstance } from 'fastify';
import { readBodiesToTheEnd } from '@shop/node/server';
import { addMediaProxy } from './media-proxy';
import { addStaffFilesProxy } from './staff-files-proxy';

const MIB = 1024 * 1024;

let api: FastifyInstance;
let host: FastifyInstance;
let hostUrl: string;

beforeEach(async () => {
  api = Fastify({ bodyLimit: 20_000_000 });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  api.post<{ Body: Buffer }>('/*', async ({ url, headers, body }) => ({
    ...{ url, bytes: body.length, token: headers.authorization, type: headers['content-type'] },
  }));
  api.get('/*', async ({ url, headers }) => ({ url, token: headers.authorization }));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  host = Fastify();
  readBodiesToTheEnd(host);
  await addMediaProxy(host, apiUrl);
  await addStaffFilesProxy(host, apiUrl);
  hostUrl = await host.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await host.close();
  await api.close();
});

async function upload(path: string, type: string, payload: Buffer) {
  const headers = { authorization: 'Bearer a', 'content-type': type };
  const answer = await fetch(hostUrl + path, { method: 'POST', body: new Uint8Array(payload), headers });
  return { status: answer.status, cacheControl: answer.headers.get('cache-control'), body: await answer.json() };
}

describe.each([
  { what: 'a picture', path: '/media', type: 'image/png', mib: 10 },
  { what: 'a table of goods', path: '/staff/files', type: 'text/csv', mib: 5 },
])('$what', ({ path, type, mib }) => {
  it('is passed on as it is, with the token', async () => {
    const { status, body, cacheControl } = await upload(path, type, Buffer.alloc(mib * MIB, 7));

    expect([status, cacheControl]).toEqual([200, 'no-store']);
    expect(body).toEqual({ url: path, bytes: mib * MIB, token: 'Bearer a', type });
  });

  it('is refused when it is larger, and says so when the API is away', async () => {
    const large = await upload(path, type, Buffer.alloc((mib + 1) * MIB));
    await api.close();
    const away = await upload(path, type, Buffer.from('a'));

    expect([large.status, large.body.code]).toEqual([413, 'BAD_REQUEST']);
    expect([away.status, away.body.code]).toEqual([503, 'INTERNAL_SERVER_ERROR']);
  });
});

it.each(['/staff/export/goods.csv', '/staff/export/orders.csv?status=new&text=8%20912'])(
  'passes on %s',
  async (path) => {
    const answer = await fetch(hostUrl + path, { headers: { authorization: 'Bearer a' } });

    expect([answer.headers.get('cache-control'), await answer.json()]).toEqual([
      'no-store',
      { url: path, token: 'Bearer a' },
    ]);
  },
);
