import Fastify, { type FastifyInstance } from 'fastify';
import { addMediaProxy } from './media-proxy';

let api: FastifyInstance;
let host: FastifyInstance;

beforeEach(async () => {
  api = Fastify({ bodyLimit: 20_000_000 });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  api.post<{ Body: Buffer }>('/media', async ({ headers, body }) => ({
    ...{ bytes: body.length, token: headers.authorization, type: headers['content-type'] },
  }));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  host = Fastify();
  await addMediaProxy(host, apiUrl);
});

afterEach(async () => {
  await host.close();
  await api.close();
});

const upload = (payload: Buffer) =>
  host.inject({
    method: 'POST',
    url: '/media',
    payload,
    headers: { authorization: 'Bearer a', 'content-type': 'image/png' },
  });

it('passes a picture on as it is, with the token', async () => {
  const { statusCode, body, headers } = await upload(Buffer.alloc(10 * 1024 * 1024, 7));

  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body)).toEqual({ bytes: 10 * 1024 * 1024, token: 'Bearer a', type: 'image/png' });
});

it('refuses a larger file, and says so when the API is away', async () => {
  const large = await upload(Buffer.alloc(11 * 1024 * 1024));
  await api.close();
  const away = await upload(Buffer.from('a'));

  expect([large.statusCode, large.json().code]).toEqual([413, 'BAD_REQUEST']);
  expect([away.statusCode, away.json().code]).toEqual([503, 'INTERNAL_SERVER_ERROR']);
});
