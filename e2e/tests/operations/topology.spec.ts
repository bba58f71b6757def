import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { CREATE_ORDER, fastOrder, readCatalogue } from '../../support/api';
import type { HttpRequest } from '../../support/http-client';
import { textOf } from '../../support/html';
import { publishCopy, replaceInBundles, titleIn } from '../../support/store';
import { startTopology, type Member, type Topology } from '../../support/topology';
import { startVisits } from '../../support/visitors';

test.describe.configure({ mode: 'serial' });
test.skip(!process.env.NGINX_PATH || !process.env.TEST_DATABASE_URL, 'there is no nginx, or no PostgreSQL');

let topology: Topology;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  topology = await startTopology();
});

test.afterAll(() => topology.stop());

const call = (query: string, variables: object = {}): HttpRequest => ({
  path: '/api',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** Ends a program, as a power cut or an upgrade does, and starts it again while the others work. */
async function replace(member: Member | undefined, how: 'kill9' | 'stop'): Promise<void> {
  await setTimeout(1000);
  await member?.[how]();
  await setTimeout(500);
  await member?.start();
}

test(
  'one of each is killed and replaced under load: no request fails, orders are placed once',
  { tag: '@full' },
  async () => {
    test.setTimeout(120_000);
    const { url, hosts, apis, delivery } = topology;
    const [product] = await readCatalogue(url);
    const keys: string[] = [];
    const order = () => {
      const input = fastOrder([{ productId: product?.id ?? 0, productCount: 1 }]);
      keys.push(input.idempotencyKey);
      return call(CREATE_ORDER, { input });
    };
    await topology.query('update stock_items set on_hand = promised + 100000');

    const list = call('query List { siteProducts { id } }');
    const endVisits = startVisits(url, [{ path: '/' }, order, { path: '/page-data/products' }, list, order]);
    for (const member of [hosts[0], apis[0], delivery]) await replace(member, 'kill9');
    for (const member of [hosts[1], apis[1]]) await replace(member, 'stop');
    const statuses = await endVisits();

    expect(statuses.length).toBeGreaterThan(200);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const placed = await topology.query('select idempotency_key::text as key from orders');
    expect(placed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    const [{ stock } = {}] = await topology.query(
      `select available as stock from product_stock where product_id = ${product?.id ?? 0}`,
    );
    expect(stock).toBe(100_000 - keys.length);
  },
);

test('both hosts show a publication within 2 s', { tag: '@full' }, async () => {
  const { hosts, dataDir } = topology;
  const headings = () =>
    Promise.all(hosts.map(async ({ url }) => textOf(await (await fetch(`${url}/products`)).text(), 'h1')));
  const [before = ''] = await headings();

  await publishCopy(dataDir, 'mfe-catalog', (version) =>
    replaceInBundles(dataDir, version, titleIn(before), 'title:"Новый каталог"'),
  );

  const live = ['Новый каталог', 'Новый каталог'];
  await expect.poll(headings, { timeout: 2000, intervals: [50] }).toEqual(live);
});
