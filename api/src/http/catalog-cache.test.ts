import { brotliDecompressSync } from 'node:zlib';
import { productsPath } from '@shop/shared/public-lists';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { eventually, fastOrder, openTestShop, type TestShop } from '../testing/test-shop';

const STOCK = '{ siteProducts { id count } }';

let database: TestDatabase;
let shop: TestShop;
let otherProcess: TestShop;

beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openTestShop(database.db);
  otherProcess = await openTestShop(database.db);
}, 60_000);

afterAll(async () => {
  await shop.close();
  await otherProcess.close();
  await database.close();
});

afterEach(() => jest.restoreAllMocks());

async function stockIn(process: TestShop): Promise<number | undefined> {
  const { data } = await process.request(STOCK);
  const list = data?.siteProducts as { id: number; count: number }[];
  return list.find(({ id }) => id === 102)?.count;
}

function countQueries(table: string): () => number {
  const spy = jest.spyOn(database.db, 'query');
  return () => spy.mock.calls.filter(([text]) => text.includes(`from ${table}`)).length;
}

it('reads the goods from the database once, before the first visit', async () => {
  const queries = countQueries('products join product_stock');
  const started = await openTestShop(database.db);
  const beforeVisits = queries();

  for (let visit = 0; visit < 10; visit += 1) await started.request('{ siteProducts { slug } }');

  expect([beforeVisits, queries()]).toEqual([1, 1]);
  await started.close();
});

it('shows the new stock immediately after an order, and in other processes within a second', async () => {
  expect([await stockIn(shop), await stockIn(otherProcess)]).toEqual([48, 48]);

  await shop.order(fastOrder({ products: [{ productId: 102, productCount: 8 }] }));

  expect(await stockIn(shop)).toBe(40);
  const since = Date.now();
  await eventually(async () => (await stockIn(otherProcess)) === 40);
  expect(Date.now() - since).toBeLessThan(1_500);
});

it('notices a price changed by hand', async () => {
  const price = async () => JSON.stringify((await shop.request('{ siteProducts { id price } }')).data);
  expect(await price()).toContain('{"id":102,"price":24900}');

  await database.db.query('update products set price_kopecks = 2499050 where id = 102');

  await eventually(async () => (await price()).includes('{"id":102,"price":24990.5}'));
});

it('answers in the encoding and content type the client requests', async () => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api',
    headers: { accept: 'application/graphql-response+json, application/json', 'accept-encoding': 'gzip, br' },
    payload: { query: '{ siteDeliveryTypes { id } }' },
  });

  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/graphql-response+json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(JSON.parse(String(brotliDecompressSync(response.rawPayload))).data.siteDeliveryTypes).toHaveLength(3);
});

it('never caches an answer with a private field', async () => {
  const mixed = '{ siteDeliveryTypes { id } currentUser { id } }';
  const queries = countQueries('delivery_types');

  await shop.request(mixed);
  await shop.request(mixed);

  expect(queries()).toBe(2);
});

describe('GET /api/lists/<name>', () => {
  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

  it('returns one list, and 304 while it has not changed', async () => {
    const first = await get('/api/lists/deliveryTypes');
    const etag = String(first.headers.etag);

    expect(first.json().data).toEqual({ siteDeliveryTypes: expect.arrayContaining([expect.any(Object)]) });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const second = await get('/api/lists/deliveryTypes', { 'if-none-match': etag });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('gives products another version after an order, but not places', async () => {
    const paths = [productsPath({ first: 1000 }), '/api/lists/places'];
    const versions = () => Promise.all(paths.map(async (path) => (await get(path)).headers.etag));
    const [products, places] = await versions();

    await shop.order(fastOrder({ products: [{ productId: 102, productCount: 1 }] }));

    const [productsAfter, placesAfter] = await versions();
    expect(productsAfter).not.toBe(products);
    expect(placesAfter).toBe(places);
  });

  it('answers an unknown list with 404', async () => {
    expect((await get('/api/lists/users')).statusCode).toBe(404);
  });
});
