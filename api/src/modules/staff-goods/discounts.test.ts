import { setUpShop, type ShopParts } from '../../testing/set-up-shop';
import { fastOrder } from '../../testing/test-shop';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';

const INVIS_DUOS = 102;
const LIST = 24_900;

let parts: ShopParts;
let goods: StaffGoodsCalls;
setUpShop((given) => (parts = given), { settings: { areDiscountsEnabled: true } });

beforeEach(async () => {
  goods = staffGoodsOf(parts.shop, await createMerchandiser(parts.database));
});
afterEach(() => parts.database.reset());

const step = (productCount: number, discount: number) => ({ productCount, discount });

async function variablesOf(input: object) {
  return { id: INVIS_DUOS, revision: (await goods.get(INVIS_DUOS)).revision, input };
}

async function save(input: object) {
  const { id, revision } = await variablesOf(input);
  return goods.saveProduct(id, revision, input);
}

it('are set as a whole list, in the order of the counts, and count for the next order', async () => {
  const { discounts, revision } = await save({ discounts: [step(20, 900.5), step(2, 100)] });
  expect(discounts).toEqual([step(2, 100), step(20, 900.5)]);

  const { order } = await parts.shop.order(fastOrder({ products: [{ productId: INVIS_DUOS, productCount: 2 }] }));
  expect(order?.products[0]).toMatchObject({ productPrice: LIST, discount: 100 });
  const { data } = await parts.shop.request('{ siteDiscounts { productId productCount discount } }');
  expect((data?.siteDiscounts as { productId: number }[]).filter(({ productId }) => productId === INVIS_DUOS)).toEqual([
    { productId: INVIS_DUOS, ...step(2, 100) },
    { productId: INVIS_DUOS, ...step(20, 900.5) },
  ]);
  expect(await goods.saveProduct(INVIS_DUOS, revision, { discounts: [] })).toMatchObject({ discounts: [] });
});

it('that are the same change nothing', async () => {
  const { discounts, revision } = await goods.get(INVIS_DUOS);
  expect(discounts.length).toBeGreaterThan(1);

  expect((await save({ discounts: discounts.toReversed() })).revision).toBe(revision);
});

it('are named in a conflict', async () => {
  const stale = await variablesOf({ discounts: [] });
  await save({ discounts: [step(2, 100)] });

  expect(await goods.refusal('staffSaveProduct', stale)).toMatchObject({
    code: 'CONFLICT',
    conflict: { fields: expect.arrayContaining(['discounts']) },
  });
});

it.each<[string, object[]]>([
  ['one piece', [step(1, 100)]],
  ['too many pieces', [step(1000, 100)]],
  ['the same count twice', [step(3, 100), step(3, 200)]],
  ['nothing', [step(3, 0)]],
  ['less than nothing', [step(3, -5)]],
  ['the whole price', [step(3, LIST)]],
  ['parts of a kopeck', [step(3, 0.001)]],
  ['more than any number of kopecks', [step(3, 1e15)]],
  ['less for more pieces', [step(3, 200), step(10, 100)]],
  ['eleven of them', Array.from({ length: 11 }, (_, index) => step(index + 2, 100))],
])('of %s are refused', async (_what, discounts) => {
  const { discounts: before } = await goods.get(INVIS_DUOS);

  expect(await goods.refusal('staffSaveProduct', await variablesOf({ discounts }))).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { discounts: expect.stringMatching(/[а-яё]/i) },
  });
  expect((await goods.get(INVIS_DUOS)).discounts).toEqual(before);
});

it('never eat up the price of a sale', async () => {
  const sale = { price: 3000, confirmPrice: 3000, endsAt: new Date(Date.now() + 3_600_000).toISOString() };

  expect(await goods.refusal('staffSaveProduct', await variablesOf({ sale }))).toMatchObject({
    fields: { 'sale.price': expect.stringContaining('скидки') },
  });
  await save({ sale, discounts: [step(3, 750)] });
  expect(await goods.refusal('staffSaveProduct', await variablesOf({ discounts: [step(3, 3000)] }))).toMatchObject({
    fields: { discounts: expect.any(String) },
  });
});
