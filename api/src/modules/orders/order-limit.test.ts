import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { fastOrder, openTestShop, type TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;
let otherProcess: TestShop;

beforeAll(async () => {
  database = await openTestDatabase();
  const settings = { areRateLimitsOn: true };
  shop = await openTestShop(database.db, { settings });
  otherProcess = await openTestShop(database.db, { settings });
}, 60_000);

afterEach(() => database.reset());

afterAll(async () => {
  await shop.close();
  await otherProcess.close();
  await database.close();
});

const SERVICE = [{ productId: 201, productCount: 1 }];
const from = (address: string) => ({ 'x-forwarded-for': address });

async function placeMany(count: number, address: string) {
  for (let placed = 0; placed < count; placed += 1) {
    const shopInTurn = placed % 2 ? shop : otherProcess;
    await shopInTurn.order(fastOrder({ products: SERVICE }), from(address));
  }
}

it('refuses the 31st order from one address, whichever process accepted the others', async () => {
  await placeMany(30, '203.0.113.5');

  const { refusal } = await shop.order(fastOrder({ products: SERVICE }), from('203.0.113.5'));

  expect(refusal).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
  expect(refusal?.retryAfter).toBeGreaterThan(800);
  expect(refusal?.retryAfter).toBeLessThanOrEqual(900);
});

it('counts each address separately', async () => {
  await placeMany(30, '203.0.113.5');

  const { order } = await shop.order(fastOrder({ products: SERVICE }), from('203.0.113.6'));

  expect(order).not.toBeNull();
});

it('counts neither repeats of an order nor refused orders', async () => {
  const input = fastOrder({ products: SERVICE });
  await Promise.all(Array.from({ length: 40 }, () => shop.order(input, from('203.0.113.7'))));
  const soldOut = fastOrder({ products: [{ productId: 112, productCount: 1 }] });
  for (let attempt = 0; attempt < 30; attempt += 1) await shop.order(soldOut, from('203.0.113.7'));

  const { order } = await shop.order(fastOrder({ products: SERVICE }), from('203.0.113.7'));

  expect(order).not.toBeNull();
});

it('ignores an address that a visitor puts before the proxy’s own', async () => {
  await placeMany(30, '203.0.113.8');

  const { refusal } = await shop.order(fastOrder({ products: SERVICE }), from('198.51.100.1, 203.0.113.8'));

  expect(refusal?.code).toBe('TOO_MANY_REQUESTS');
});

it('accepts orders again when the window is over', async () => {
  await placeMany(30, '203.0.113.9');
  await database.db.query('update rate_limits set window_ends_at = now()');

  const { order } = await shop.order(fastOrder({ products: SERVICE }), from('203.0.113.9'));

  expect(order).not.toBeNull();
});
