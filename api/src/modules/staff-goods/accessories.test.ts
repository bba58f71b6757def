import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { fastOrder, type TestShop } from '../../testing/test-shop';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';
import { setStock } from '../../testing/test-stock';

const DUOS = 102;
const RELAY = 10_205; // included in DUOS
const BATTERY = 10_202;

let database: TestDatabase;
let shop: TestShop;
let goods: StaffGoodsCalls;
let count = 0;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeAll(async () => {
  goods = staffGoodsOf(shop, await createMerchandiser(database));
});

/** A product with `onHand` pieces, for one test. */
async function make(onHand = 5, more: object = {}) {
  count += 1;
  const input = { name: `Вещь ${count}`, code: `A-${count}`, slug: `thing-${count}`, price: 900 };
  const made = await goods.create({ ...input, newStockItem: { onHand }, description: `О вещи ${count}`, ...more });
  return goods.saveProduct(made.id, made.revision, { active: true });
}

type Offered = { id: number } | { productId: number };
const offer = async (id: number, ...accessories: (Offered & { isIncluded: boolean })[]) => {
  const { revision } = await goods.get(id);
  return goods.saveProduct(id, revision, { accessories });
};

async function shown(id: number) {
  const { data } = await shop.request(
    `query ($ids: [Int!]) { siteProducts(filter: { ids: $ids }) {
       count childProducts { id active name description slug price count } } }`,
    { ids: [id] },
  );
  return (data?.siteProducts as { childProducts: { id: number; active: boolean }[] }[])[0]; // the fields requested above
}

it('offers goods with a product in their order, and shoppers see and order them', async () => {
  const [main, part, extra] = [await make(), await make(3), await make()];

  const saved = await offer(
    main.id,
    { productId: extra.id, isIncluded: false },
    { productId: part.id, isIncluded: true },
  );

  expect(saved.accessories).toEqual([
    expect.objectContaining({ productId: extra.id, name: extra.name, price: 900, isIncluded: false }),
    expect.objectContaining({ productId: part.id, code: `${main.code}-${part.code}`, isIncluded: true, available: 3 }),
  ]);
  expect(saved).toMatchObject({ revision: main.revision + 1, available: 3 });
  expect((await shown(main.id))?.childProducts).toEqual([
    expect.objectContaining({ active: true, price: 900, description: extra.description, slug: extra.slug }),
    expect.objectContaining({ active: true, price: 0, name: part.name }),
  ]);
  const childProducts = saved.accessories.map(({ id }) => ({ productId: id, productCount: 2 }));
  const products = [{ productId: main.id, productCount: 2, childProducts }];
  expect((await shop.order(fastOrder({ products }))).order).not.toBeNull();
  // What is sold alone and what is sold as a part lies on one shelf.
  expect([(await goods.get(part.id)).available, (await goods.get(main.id)).available]).toEqual([1, 1]);
});

it('changes order and parts, takes one away and offers it again as the same row', async () => {
  const [main, one, other] = [await make(), await make(), await make()];
  const { accessories } = await offer(
    main.id,
    { productId: one.id, isIncluded: true },
    { productId: other.id, isIncluded: false },
  );
  const [first, second] = accessories.map(({ id }) => id);

  const turned = await offer(main.id, { id: second ?? 0, isIncluded: true });
  expect(turned.accessories).toEqual([expect.objectContaining({ id: second, isIncluded: true })]);
  expect((await shown(main.id))?.childProducts.find(({ id }) => id === first)?.active).toBe(false);

  const back = await offer(main.id, { id: second ?? 0, isIncluded: false }, { productId: one.id, isIncluded: false });
  expect(back.accessories.map(({ id, isIncluded }) => [id, isIncluded])).toEqual([
    [second, false],
    [first, false],
  ]);
});

it('follows its product to another shelf, and in its name', async () => {
  const [main, part, other] = [await make(), await make(), await make(2)];
  await offer(main.id, { productId: part.id, isIncluded: true });
  const { revision } = await goods.get(part.id);
  await goods.saveProduct(part.id, revision, { stockItemId: other.stockItemId, perUnit: 2, name: 'Реле новое' });

  const { accessories, available } = await goods.get(main.id);
  expect(accessories).toEqual([expect.objectContaining({ name: 'Реле новое', available: 1 })]);
  expect(available).toBe(1);
});

it('says that a product with a kit can be bought as often as its scarcest part', async () => {
  await setStock(database.db, RELAY, 2);

  expect(await goods.get(DUOS)).toMatchObject({ available: 2, count: 48 });
  await setStock(database.db, RELAY, 68);
});

it('records the field, and meets a stale revision as a conflict', async () => {
  const [main, part] = [await make(), await make()];
  const { revision } = await goods.get(main.id);
  const accessories = [{ productId: part.id, isIncluded: false }];
  await goods.saveProduct(main.id, revision, { accessories });

  expect(await goods.refusal('staffSaveProduct', { id: main.id, revision, input: { accessories: [] } })).toMatchObject({
    code: 'CONFLICT',
    conflict: { fields: ['accessories'] },
  });
  // The same again changes nothing.
  expect((await goods.saveProduct(main.id, revision + 1, { accessories })).revision).toBe(revision + 1);
});

it.each([
  ['an unknown product', { productId: 999_999, isIncluded: false }],
  ['a row of another product', { id: BATTERY, isIncluded: false }],
  ['a row as if it were sold alone', { productId: BATTERY, isIncluded: false }],
  ['a service', { productId: 201, isIncluded: false }],
  ['a product with a kit of its own', { productId: DUOS, isIncluded: false }],
  ['what is named in no way', { isIncluded: false }],
  ['what is named in two ways', { id: BATTERY, productId: 101, isIncluded: false }],
])('refuses %s', async (_what, accessory) => {
  const { id, revision } = await make();

  expect(await goods.refusal('staffSaveProduct', { id, revision, input: { accessories: [accessory] } })).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { accessories: expect.stringMatching(/[а-яё]/i) },
  });
});

it('refuses itself, the same twice, too many, and a service with accessories', async () => {
  const [main, part] = [await make(), await make()];
  const refusal = (id: number, revision: number, accessories: object[]) =>
    goods.refusal('staffSaveProduct', { id, revision, input: { accessories } });
  const same = { productId: part.id, isIncluded: false };

  for (const accessories of [[{ ...same, productId: main.id }], [same, same], Array.from({ length: 31 }, () => same)])
    expect(await refusal(main.id, main.revision, accessories)).toMatchObject({
      fields: { accessories: expect.any(String) },
    });
  const { revision } = await goods.get(201);
  expect(await refusal(201, revision, [same])).toMatchObject({ fields: { accessories: expect.any(String) } });
});

it('sells no part without a price of its own, and puts no kit into an accessory', async () => {
  const [main, part, nested] = [await make(), await make(), await make()];
  const free = await make(1, { price: 0, confirmPrice: 0 });
  const loose = { accessories: [{ productId: free.id, isIncluded: false }] };
  expect(await goods.refusal('staffSaveProduct', { id: main.id, revision: main.revision, input: loose })).toMatchObject(
    { fields: { accessories: expect.stringContaining('нет своей цены') } },
  );

  await offer(main.id, { productId: part.id, isIncluded: false });
  const input = { accessories: [{ productId: nested.id, isIncluded: true }] };
  expect(await goods.refusal('staffSaveProduct', { id: part.id, revision: part.revision, input })).toMatchObject({
    fields: { accessories: expect.stringContaining('сам аксессуар') },
  });
});
