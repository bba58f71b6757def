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

afterEach(() => database.resetUsers());

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
  const { order: ofOther } = await shop.order(fastOrder({ products: SERVICE }), from('203.0.113.6'));
  // A visitor may put an address before the proxy's own.
  const { refusal: ofForged } = await shop.order(fastOrder(), from('198.51.100.1, 203.0.113.5'));

  expect(refusal).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
  expect(refusal?.retryAfter).toBeGreaterThan(800);
  expect(refusal?.retryAfter).toBeLessThanOrEqual(900);
  expect(ofOther).not.toBeNull();
  expect(ofForged?.code).toBe('TOO_MANY_REQUESTS');

  await database.db.query('update rate_limits set window_ends_at = now()');
  const { order: later } = await shop.order(fastOrder({ products: SERVICE }), from('203.0.113.5'));
  expect(later).not.toBeNull();
});

it('counts neither repeats of an order nor refused orders', async () => {
  const input = fastOrder({ products: SERVICE });
  await Promise.all(Array.from({ length: 40 }, () => shop.order(input, from('203.0.113.7'))));
  const soldOut = fastOrder({ products: [{ productId: 117, productCount: 1 }] });
  for (let attempt = 0; attempt < 30; attempt += 1) await shop.order(soldOut, from('203.0.113.7'));

  const { order } = await shop.order(fastOrder({ products: SERVICE }), from('203.0.113.7'));

  expect(order).not.toBeNull();
});
