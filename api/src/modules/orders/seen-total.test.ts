import type { CreateOrderInput } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, openTestShop, type TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

/** The price of an accessory is that of its spare. */
async function setPrice(productId: number, kopecks: number): Promise<void> {
  await database.db.query(
    'update products set price_kopecks = $2 where id = (select coalesce(spare_id, id) from products where id = $1)',
    [productId, kopecks],
  );
}

/** Pieces of INVIS DUOS in stock, orders and queued mails. */
async function readTraces(): Promise<Record<string, number> | undefined> {
  const { rows } = await database.db.query<Record<string, number>>(
    `select (select available from product_stock where product_id = 102) as stock, (select count(*)::int from orders) as orders,
      (select count(*)::int from outbox) as mails`,
  );
  return rows[0];
}

/** INVIS DUOS for 24,900 with two tags for 1,900 each, brought for 450. */
function order(changes: Partial<CreateOrderInput> = {}): CreateOrderInput {
  const products = [{ productId: 102, productCount: 1, childProducts: [{ productId: 10201, productCount: 2 }] }];
  return courierOrder({ products, expectedTotal: 29_150, ...changes });
}

describe('the total that the buyer has seen', () => {
  it('is what the order costs, with accessories and delivery', async () => {
    const { order: placed } = await shop.order(order());

    expect(placed?.id).toEqual(expect.any(Number));
  });

  it('refuses a dearer order with the new total and prices, and nothing is taken', async () => {
    const before = await readTraces();
    await setPrice(102, 2_490_001);

    const { refusal } = await shop.order(order());

    expect(refusal).toEqual({
      code: 'CONFLICT',
      total: 29_150.01,
      prices: [
        { productId: 102, price: 24_900.01 },
        { productId: 10201, price: 1900 },
      ],
    });
    expect(await readTraces()).toEqual(before);
  });

  it('refuses an order whose delivery has become dearer', async () => {
    await database.db.query('update delivery_prices set price_kopecks = 50000 where city_id = 1 and type_id = 1');

    const { refusal } = await shop.order(order());

    expect(refusal).toMatchObject({ code: 'CONFLICT', total: 29_200 });
  });

  it('is not needed', async () => {
    await setPrice(102, 9_990_000);

    const { order: placed } = await shop.order(order({ expectedTotal: null }));

    expect(placed?.products[0]?.productPrice).toBe(99_900);
  });

  it('takes a cheaper order at its price', async () => {
    await setPrice(102, 2_000_000);

    const { order: placed } = await shop.order(order());

    expect(placed?.products[0]?.productPrice).toBe(20_000);
  });

  it('is compared in kopecks', async () => {
    await setPrice(102, 10);
    await setPrice(10201, 20);

    const { order: placed } = await shop.order(
      fastOrder({
        products: [{ productId: 102, productCount: 1, childProducts: [{ productId: 10201, productCount: 1 }] }],
        expectedTotal: 0.3,
      }),
    );

    expect(placed?.id).toEqual(expect.any(Number));
  });

  it('includes the volume discount', async () => {
    const discounting = await openTestShop(database.db, { settings: { areDiscountsEnabled: true } });
    const ten = { products: [{ productId: 102, productCount: 10 }] };

    const { refusal } = await discounting.order(fastOrder({ ...ten, expectedTotal: 228_999 }));
    const { order: placed } = await discounting.order(fastOrder({ ...ten, expectedTotal: 229_000 }));
    await discounting.close();

    expect(refusal).toMatchObject({ code: 'CONFLICT', total: 229_000 });
    expect(placed?.products[0]?.discount).toBe(2000);
  });

  it('does not matter to the same key, which returns the order already placed', async () => {
    const input = order();
    const first = await shop.order(input);
    await setPrice(102, 9_990_000);

    const again = await shop.order(input);

    expect(again.order).toEqual(first.order);
  });

  it('leaves the key of a refused order free', async () => {
    const input = order({ expectedTotal: 1 });
    await shop.order(input);

    const { order: placed } = await shop.order({ ...input, expectedTotal: 29_150 });

    expect(placed?.id).toEqual(expect.any(Number));
  });

  it('names shortages first', async () => {
    const { refusal } = await shop.order(
      fastOrder({ products: [{ productId: 111, productCount: 4 }], expectedTotal: 1 }),
    );

    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', products: [{ productId: 111, available: 3 }] });
  });
});
