import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { eventually, fastOrder, openTestShop, type TestShop } from '../../testing/test-shop';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';

let database: TestDatabase;
let shop: TestShop;
let goods: StaffGoodsCalls;
/** The record refuses deletion, so it is longer in each test. */
let recordedBefore: number;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  goods = staffGoodsOf(shop, await createMerchandiser(database));
  recordedBefore = (await allRecords()).length;
});

/** What shoppers see of a product. */
async function shownTo(reader: TestShop, id: number) {
  const { data } = await reader.request(
    'query ($ids: [Int!]) { siteProducts(filter: { ids: $ids }) { name price active } }',
    {
      ids: [id],
    },
  );
  return (data?.siteProducts as { name: string; price: number; active: boolean }[])[0]; // the fields requested above
}

const allRecords = async () =>
  (
    await database.db.query<{ action: string; product_id: number; details: string }>(
      'select action, product_id, details from staff_audit where product_id is not null order by id',
    )
  ).rows.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) as object }));

const records = async () => (await allRecords()).slice(recordedBefore);

const refusal = (...changes: object[]) => goods.refusal('staffSaveGoods', { changes });

it('changes names, prices and what is on sale, and records who changed which fields', async () => {
  const [product] = await goods.save({
    id: 102,
    revision: 1,
    name: '  INVIS\u00A0 DUOS 2 ',
    price: 25_900.5,
    active: false,
  });

  expect(product).toMatchObject({ id: 102, revision: 2, name: 'INVIS DUOS 2', price: 25_900.5, active: false });
  expect(product?.childProducts.length).toBeGreaterThan(0);
  expect(await shownTo(shop, 102)).toEqual({ name: 'INVIS DUOS 2', price: 25_900.5, active: false });
  expect(await records()).toEqual([
    {
      action: 'save-goods',
      product_id: 102,
      details: {
        revision: 2,
        fields: ['name', 'price', 'active'],
        priceKopecks: { was: 2_490_000, now: 2_590_050 },
      },
    },
  ]);
});

it('is seen by shoppers of another process within 3 s', async () => {
  const other = await openTestShop(database.db);
  try {
    expect(await shownTo(other, 102)).toMatchObject({ price: 24_900 });
    const start = performance.now();

    await goods.save({ id: 102, revision: 1, price: 25_900 });

    await eventually(async () => (await shownTo(other, 102))?.price === 25_900);
    expect(performance.now() - start).toBeLessThan(3000);
  } finally {
    await other.close();
  }
});

it('gives an accessory under its products the price of its spare', async () => {
  const { rows } = await goods.list({ filter: { text: 'радиометка' } });
  const [spare] = rows;
  if (!spare) throw new Error('the demonstration has tags');

  await goods.save({ id: spare.id, revision: spare.revision, price: spare.price + 100 });

  const prices = (await goods.get(102)).childProducts
    .filter(({ name }) => name === spare.name)
    .map(({ price }) => price);
  expect(prices).toEqual([spare.price + 100]);
});

it('refuses the price of a row that takes it from elsewhere', async () => {
  const { revision } = await goods.get(10201);
  expect(await refusal({ id: 10201, revision, price: 1 })).toMatchObject({ fields: { price: expect.any(String) } });
});

it('saves all or nothing, and names each fault', async () => {
  const refused = await refusal(
    { id: 101, revision: 1, price: 17_000 },
    { id: 102, revision: 1, price: -5 },
    { id: 103, revision: 1, name: ' ', price: 100 },
  );

  expect(refused).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { price: expect.any(String), name: expect.any(String), confirmPrice: expect.any(String) },
    faults: [
      { path: 'changes[1].price', code: 'price' },
      { path: 'changes[2].name', code: 'name' },
      { path: 'changes[2].confirmPrice', code: 'confirmPrice' },
    ],
  });
  expect(await shownTo(shop, 101)).toMatchObject({ price: 16_900 });
  expect(await records()).toEqual([]);
});

it.each([
  ['a price below 0', { price: -5 }, 'price'],
  ['a third of a kopeck', { price: 24_900.333 }, 'price'],
  ['a price above all goods', { price: 10_000_000.01, confirmPrice: 10_000_000.01 }, 'price'],
  ['a rise by more than half', { price: 37_350.01 }, 'confirmPrice'],
  ['a fall by more than half', { price: 12_449.99 }, 'confirmPrice'],
  ['a price of 0', { price: 0 }, 'confirmPrice'],
  ['another price the second time', { price: 10, confirmPrice: 100 }, 'confirmPrice'],
  ['no name', { name: ' \u200B ' }, 'name'],
  ['a name of 1,000 letters', { name: 'и'.repeat(1000) }, 'name'],
  ['a thing that is not there', { stockItemId: 999_999 }, 'stockItemId'],
  ['no pieces in a product', { perUnit: 0 }, 'perUnit'],
])('refuses %s', async (_what, change, field) => {
  const refused = await refusal({ id: 102, revision: 1, ...change });

  expect(refused).toMatchObject({ code: 'BAD_REQUEST', fields: { [field]: expect.any(String) } });
  expect(Object.keys(refused?.fields ?? {})).toEqual([field]);
});

it('takes a jump of the price, and 0, when it was typed again', async () => {
  const [low] = await goods.save({ id: 102, revision: 1, price: 0, confirmPrice: 0 });
  const [high] = await goods.save({ id: 102, revision: 2, price: 99_000, confirmPrice: 99_000 });

  expect([low?.price, high?.price]).toEqual([0, 99_000]);
});

it('tells who has changed what meanwhile, and changes nothing', async () => {
  const other = staffGoodsOf(shop, await createMerchandiser(database, 'Ольга Лунина'));
  await other.save({ id: 104, revision: 1, price: 9900 });
  await other.save({ id: 104, revision: 2, name: 'РБ-1' });

  expect(await refusal({ id: 101, revision: 1, price: 17_000 }, { id: 104, revision: 1, price: 9700 })).toMatchObject({
    code: 'CONFLICT',
    conflict: { productId: 104, revision: 3, by: 'Ольга Лунина', at: expect.any(String), fields: ['price', 'name'] },
  });
  expect(await shownTo(shop, 101)).toMatchObject({ price: 16_900 });
});

it('counts a change by SQL, too', async () => {
  await database.db.query('update products set price_kopecks = price_kopecks + 100 where id = 105');

  expect(await refusal({ id: 105, revision: 1, price: 7950 })).toMatchObject({
    conflict: { productId: 105, revision: 2, by: null, at: null, fields: [] },
  });
});

it('changes and records nothing where nothing is new', async () => {
  const [product] = await goods.save({ id: 102, revision: 1, name: 'INVIS DUOS', price: 24_900 });

  expect(product?.revision).toBe(1);
  expect(await records()).toEqual([]);
});

it('links a product to another thing, and open orders keep theirs', async () => {
  await shop.order(fastOrder());
  const { stockItemId } = await goods.get(101);
  const before = await goods.get(102);

  const [linked] = await goods.save({ id: 102, revision: before.revision, stockItemId, perUnit: 2 });

  expect(linked).toMatchObject({ stockItemId, perUnit: 2, promised: 0 });
  const { rows } = await goods.stock({ text: 'invis' });
  expect(rows.find(({ id }) => id === before.stockItemId)?.promised).toBe(1);
  expect(await refusal({ id: 201, revision: 1, stockItemId })).toMatchObject({
    fields: { stockItemId: expect.any(String) },
  });
});

it.each([
  ['no changes', []],
  [
    'one product twice',
    [
      { id: 102, revision: 1 },
      { id: 102, revision: 1, price: 1 },
    ],
  ],
  ['too many', Array.from({ length: 501 }, (_, id) => ({ id, revision: 1 }))],
])('refuses %s', async (_what, changes) => {
  expect(await refusal(...changes)).toMatchObject({ fields: { changes: expect.any(String) } });
});

it('knows no product of another shop', async () => {
  expect(await refusal({ id: 999_999, revision: 1, price: 1 })).toMatchObject({ code: 'NOT_FOUND' });
});
