import http from 'node:http';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { CREATE_ORDER, fastOrder } from '../../support/api';
import { startClusterNginx, type ClusterNginx } from '../../support/nginx';

test.describe.configure({ mode: 'serial' });
test.skip(!process.env.NGINX_PATH, 'there is no nginx');

/** What the servers have been sent, by their names. */
let received: string[] = [];
let nginx: ClusterNginx;
const servers: http.Server[] = [];

/** A server that notes each request; `answer` says how it goes on. */
async function listen(name: string, answer: (response: http.ServerResponse) => void): Promise<number> {
  const server = http.createServer((request, response) => {
    request.resume().once('end', () => {
      received.push(name);
      answer(response);
    });
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** As a process that is killed while it works. */
const die = (response: http.ServerResponse) => void response.socket?.destroy();
const answerWith = (status: number) => (response: http.ServerResponse) => void response.writeHead(status).end('{}');

async function startNginx(first: (response: http.ServerResponse) => void): Promise<void> {
  const ports: number[] = [];
  for (const kind of ['host', 'api'])
    ports.push(await listen(`${kind}-1`, first), await listen(`${kind}-2`, answerWith(200)));
  nginx = await startClusterNginx(ports);
}

test.afterEach(async () => {
  await nginx.stop();
  for (const server of servers.splice(0)) server.close();
  received = [];
});

const order = (input: object) => ({ query: CREATE_ORDER, variables: { input } });
const { idempotencyKey: _key, ...withoutKey } = fastOrder([{ productId: 1, productCount: 1 }]);

const CALLS: readonly [what: string, body: object, isRepeated: boolean][] = [
  ['a query', { operationName: 'List', query: 'query List { siteProducts { id } }' }, true],
  ['a query without a name', { query: '{ siteProducts { id } }' }, true],
  ['an order with its key', order(fastOrder([{ productId: 1, productCount: 1 }])), true],
  ['an order without a key', order(withoutKey), false],
  ['another change', { query: 'mutation In($input: In!) { signIn(input: $input) { token } }' }, false],
  ['a change that speaks of a query', { query: 'mutation In { send(text: "{\\"query\\":\\"query x\\"}") }' }, false],
];

for (const [what, body, isRepeated] of CALLS) {
  test(
    `${what} is ${isRepeated ? 'sent to the other server' : 'not sent twice'} when the first one dies`,
    { tag: '@full' },
    async () => {
      await startNginx(die);
      for (const [kind, url] of [
        ['host', nginx.url],
        ['api', nginx.apiUrl],
      ]) {
        received = [];
        const send = () =>
          fetch(`${url}/api`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });

        // The servers take turns, so one of two requests begins with the first.
        const statuses = [(await send()).status, (await send()).status].toSorted();

        expect(statuses).toEqual(isRepeated ? [200, 200] : [200, 503]);
        expect(received.filter((name) => name === `${kind}-1`)).toHaveLength(1);
        expect(received.filter((name) => name === `${kind}-2`)).toHaveLength(isRepeated ? 2 : 1);
      }
    },
  );
}

test(
  'a page is asked of the other host when the first one dies, and a file also when it has none',
  { tag: '@full' },
  async () => {
    await startNginx(die);
    for (let turn = 0; turn < 2; turn += 1) expect((await fetch(`${nginx.url}/products`)).status).toBe(200);
    await nginx.stop();

    await startNginx(answerWith(404));
    const statuses = async (address: string) => [
      (await fetch(nginx.url + address)).status,
      (await fetch(nginx.url + address)).status,
    ];

    expect(await statuses('/remotes/mfe-catalog/1.0.0-new/browser/entry.js')).toEqual([200, 200]);
    expect((await statuses('/no-such-page')).toSorted()).toEqual([200, 404]);
  },
);

test('metrics are not for visitors', { tag: '@full' }, async () => {
  await startNginx(answerWith(200));

  expect((await fetch(`${nginx.url}/metrics`)).status).toBe(404);
  expect(received).toEqual([]);
});
