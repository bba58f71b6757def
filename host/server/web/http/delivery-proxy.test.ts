import Fastify, { type FastifyInstance } from 'fastify';
import { createRequestLimit } from '@shop/node/server';
import { startServer, type LocalServer } from '../../testing/local-server';
import { addDeliveryProxy } from './delivery-proxy';

const MAX = 3;

let delivery: LocalServer;
let app: FastifyInstance;
let asked: number;
let reported: number;

beforeEach(async () => {
  asked = 0;
  reported = 0;
  delivery = await startServer(({ headers }, response) => {
    asked += 1;
    response.writeHead(headers.authorization === 'Bearer right' ? 200 : 401).end('{}');
  });
  app = Fastify();
  await addDeliveryProxy(app, {
    deliveryUrl: delivery.url,
    limit: createRequestLimit({ max: MAX }),
    onWrongToken: () => (reported += 1),
  });
});

afterEach(async () => {
  await app.close();
  await delivery.close();
});

const ask = async (token: string, remoteAddress = '192.0.2.1', url = '/delivery/versions') =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` }, remoteAddress });
const statusesOf = async (times: number) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await ask('wrong')).statusCode);
  return statuses;
};

it('wrong tokens are told of, and an address that goes on does not reach delivery', async () => {
  expect(await statusesOf(5)).toEqual([401, 401, 401, 429, 429]);

  expect([asked, reported]).toEqual([MAX, MAX]);
  const refused = await ask('wrong');
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^too many wrong tokens/),
  });
});

it('other addresses, and the kit, which needs no token, are not limited', async () => {
  await statusesOf(5);

  expect((await ask('right', '192.0.2.9')).statusCode).toBe(200);
  expect((await ask('right', '192.0.2.1', '/delivery/kit/index.json')).statusCode).toBe(200);
});

it('right tokens use nothing up', async () => {
  for (let time = 0; time < 5; time += 1) expect((await ask('right')).statusCode).toBe(200);

  expect(reported).toBe(0);
});
