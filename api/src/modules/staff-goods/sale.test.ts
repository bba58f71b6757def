import { GOODS_VERSION_HEADER, PUBLISHED_PATH } from '@shop/shared/page-documents';
import type { StaffProduct } from '../../generated/resolvers-types';
import { setUpShop, type ShopParts } from '../../testing/set-up-shop';
import { eventually, fastOrder } from '../../testing/test-shop';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';

const DAY_MS = 24 * 3_600_000;
const INVIS_DUOS = 102;
const LIST = 24_900;
const TAG = 10_201;

let parts: ShopParts;
let goods: StaffGoodsCalls;
setUpShop((given) => (parts = given));

beforeEach(async () => {
  goods = staffGoodsOf(parts.shop, await createMerchandiser(parts.database));
});
afterEach(() => parts.database.reset());

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

async function save(input: object, id = INVIS_DUOS): Promise<StaffProduct> {
  return goods.saveProduct(id, (await goods.get(id)).revision, input);
}

async function refusal(input: object, id = INVIS_DUOS) {
  return goods.refusal('staffSaveProduct', { id, revision: (await goods.get(id)).revision, input });
}

const QUERY = `query ($ids: [Int!]) { siteProducts(filter: { ids: $ids }) {
  id price oldPrice saleEndsAt childProducts { id price oldPrice saleEndsAt } } }`;

interface Shown {
  id: number;
  price: number;
  oldPrice: number | null;
  saleEndsAt: string | null;
  childProducts: Shown[];
}

async function shown(id = INVIS_DUOS): Promise<Shown | undefined> {
  const { data } = await parts.shop.request(QUERY, { ids: [id] });
  return (data?.siteProducts as Shown[])[0]; // the fields requested above
}

const showsPrice = (price: number) =>
  eventually(async () => {
    const product = await shown();
    return product?.price === price ? product : null;
  });

describe('a sale that begins at once', () => {
  it('is what shoppers pay, beside the price of before and its end', async () => {
    const endsAt = inMs(DAY_MS);
    const product = await save({ sale: { price: 19_900, endsAt } });

    expect(product).toMatchObject({
      price: LIST,
      sale: { price: 19_900, oldPrice: LIST, endsAt, isRunning: true },
    });
    expect(await shown()).toMatchObject({ price: 19_900, oldPrice: LIST, saleEndsAt: endsAt });
    const { order } = await parts.shop.order(fastOrder({ expectedTotal: 19_900 }));
    expect(order?.products[0]).toMatchObject({ productPrice: 19_900 });
  });

  it('is the price of the accessory that the product is, too', async () => {
    const { rows } = await parts.database.db.query<{ id: number }>(
      `select spare_id as id from products where id = ${TAG}`,
    );
    await save({ sale: { price: 1500, endsAt: inMs(DAY_MS) } }, rows[0]?.id);

    const tag = (await shown())?.childProducts.find(({ id }) => id === TAG);
    expect(tag).toMatchObject({ price: 1500, oldPrice: 1900, saleEndsAt: expect.any(String) });
  });

  it('names no old price that was never asked: neither a new one, nor that of a product off sale', async () => {
    const raised = await save({ price: 29_900, sale: { price: 25_900, endsAt: inMs(DAY_MS) } });
    expect(raised.sale).toMatchObject({ price: 25_900, oldPrice: null });
    expect(await shown()).toMatchObject({ price: 25_900, oldPrice: null });

    await save({ sale: null });
    await save({ active: false });
    await save({ sale: { price: 19_900, endsAt: inMs(DAY_MS) } });
    expect((await save({ active: true })).sale).toMatchObject({ oldPrice: null });
  });

  it('keeps the price of before while its own and the usual one change', async () => {
    await save({ sale: { price: 19_900, endsAt: inMs(DAY_MS) } });
    await save({ price: 30_900 });
    const { sale } = await save({ sale: { price: 18_900, endsAt: inMs(2 * DAY_MS) } });

    expect(sale).toMatchObject({ price: 18_900, oldPrice: LIST });
    expect(await shown()).toMatchObject({ price: 18_900, oldPrice: LIST });
  });

  it('can be ended at once', async () => {
    await save({ sale: { price: 19_900, endsAt: inMs(DAY_MS) } });

    expect((await save({ sale: null })).sale).toBeNull();
    expect(await shown()).toMatchObject({ price: LIST, oldPrice: null, saleEndsAt: null });
    expect((await save({ sale: { price: 18_900, endsAt: inMs(DAY_MS) } })).sale).toMatchObject({ oldPrice: LIST });
  });
});

describe('the clock', () => {
  it('begins and ends a planned sale, and lists follow within 3 s', async () => {
    const { sale } = await save({ sale: { price: 19_900, startsAt: inMs(800), endsAt: inMs(2500) } });
    expect(sale).toMatchObject({ isRunning: false, oldPrice: null });
    expect(await shown()).toMatchObject({ price: LIST, oldPrice: null, saleEndsAt: null });

    expect(await showsPrice(19_900)).toMatchObject({ oldPrice: LIST });
    expect(Date.now() - Date.parse(sale?.startsAt ?? '')).toBeLessThan(3000);
    expect((await goods.get(INVIS_DUOS)).sale).toMatchObject({ isRunning: true, oldPrice: LIST });

    expect(await showsPrice(LIST)).toMatchObject({ oldPrice: null });
    expect(Date.now() - Date.parse(sale?.endsAt ?? '')).toBeLessThan(3000);
    expect((await goods.get(INVIS_DUOS)).sale).toBeNull();
  }, 30_000);

  it('tells hosts that lists have changed, but not of orders', async () => {
    const told = async () => (await parts.shop.app.inject(PUBLISHED_PATH)).headers[GOODS_VERSION_HEADER];
    await save({ sale: { price: 19_900, startsAt: inMs(1000), endsAt: inMs(DAY_MS) } });
    await new Promise((resolve) => setTimeout(resolve, 700));
    const planned = await told();
    await parts.shop.order(fastOrder());
    expect(await told()).toBe(planned);

    await eventually(async () => (await told()) !== planned);
  });

  it('lets no conflict come of what nobody has edited', async () => {
    const { revision } = await save({ sale: { price: 19_900, startsAt: inMs(800), endsAt: inMs(DAY_MS) } });
    await showsPrice(19_900);

    expect(await goods.saveProduct(INVIS_DUOS, revision, { category: 'Новое' })).toMatchObject({
      sale: { isRunning: true },
    });
  });

  it('refuses an order with the sum of a sale that is over, and says the new one', async () => {
    await save({ sale: { price: 19_900, endsAt: inMs(DAY_MS) } });
    await parts.database.db.query("update product_sales set ends_at = now() where phase = 'running'");

    expect(await parts.shop.order(fastOrder({ expectedTotal: 19_900 }))).toMatchObject({
      refusal: { code: 'CONFLICT', total: LIST, prices: [{ productId: INVIS_DUOS, price: LIST }] },
    });
  });
});

describe('a planned sale', () => {
  it('can be changed and forgotten', async () => {
    await save({ sale: { price: 19_900, startsAt: inMs(DAY_MS), endsAt: inMs(2 * DAY_MS) } });
    const startsAt = inMs(2 * DAY_MS);
    const changed = await save({ sale: { price: 18_900, startsAt, endsAt: inMs(3 * DAY_MS) } });

    expect(changed.sale).toMatchObject({ price: 18_900, startsAt, isRunning: false });
    const later = await save({ sale: { price: 17_900, endsAt: inMs(3 * DAY_MS) } });
    expect(later.sale).toMatchObject({ price: 17_900, startsAt });
    expect((await save({ sale: null })).sale).toBeNull();
  });
});

describe('what is refused', () => {
  const day = { endsAt: inMs(DAY_MS) };

  it.each<[string, string, object]>([
    ['sale.price', 'nothing', { price: 0, confirmPrice: 0, ...day }],
    ['sale.price', 'less than nothing', { price: -1, ...day }],
    ['sale.price', 'parts of a kopeck', { price: 19_900.001, ...day }],
    ['sale.price', 'the usual price', { price: LIST, ...day }],
    ['sale.price', 'too much', { price: 100_000_000, ...day }],
    ['sale.confirmPrice', 'less than half', { price: 9900, ...day }],
    ['sale.confirmPrice', 'another price when it is typed again', { price: 9900, confirmPrice: 990, ...day }],
    ['sale.startsAt', 'a start that has passed', { price: 19_900, startsAt: inMs(-60_000), ...day }],
    ['sale.startsAt', 'a far start', { price: 19_900, startsAt: inMs(400 * DAY_MS), endsAt: inMs(401 * DAY_MS) }],
    ['sale.endsAt', 'an end that has passed', { price: 19_900, endsAt: inMs(-1000) }],
    ['sale.endsAt', 'an end before the start', { price: 19_900, startsAt: inMs(2 * DAY_MS), ...day }],
    ['sale.endsAt', 'more than a year', { price: 19_900, endsAt: inMs(400 * DAY_MS) }],
  ])('%s of %s', async (field, _what, sale) => {
    expect(await refusal({ sale })).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { [field]: expect.stringMatching(/[а-яё]/i) },
    });
    expect((await goods.get(INVIS_DUOS)).sale).toBeNull();
  });

  it('is taken when less than half of the usual price is typed again', async () => {
    const { sale } = await save({ sale: { price: 9900, confirmPrice: 9900, ...day } });

    expect(sale?.price).toBe(9900);
  });

  it('a sale of a service', async () => {
    const { rows } = await goods.list({ filter: { kind: 'service' } });

    expect(await refusal({ sale: { price: 100, confirmPrice: 100, ...day } }, rows[0]?.id)).toMatchObject({
      fields: { sale: expect.any(String) },
    });
  });

  it('another start of a sale that runs', async () => {
    await save({ sale: { price: 19_900, ...day } });

    expect(await refusal({ sale: { price: 19_900, startsAt: inMs(60_000), ...day } })).toMatchObject({
      fields: { 'sale.startsAt': expect.any(String) },
    });
  });

  it('a usual price that is not above that of the sale, unless the same edit ends it', async () => {
    await save({ sale: { price: 19_900, ...day } });

    expect(await refusal({ price: 19_900 })).toMatchObject({ fields: { price: expect.stringContaining('аспродажа') } });
    const { revision } = await goods.get(INVIS_DUOS);
    expect(
      await goods.refusal('staffSaveGoods', { changes: [{ id: INVIS_DUOS, revision, price: 18_000 }] }),
    ).toMatchObject({ fields: { price: expect.any(String) } });
    expect(await save({ price: 19_900, sale: null })).toMatchObject({ price: 19_900, sale: null });
  });
});

it('is named in the record, and a stale revision of it is a conflict', async () => {
  const { revision } = await goods.get(INVIS_DUOS);
  const sale = { price: 19_900, endsAt: inMs(DAY_MS) };
  await goods.saveProduct(INVIS_DUOS, revision, { sale });

  expect(
    await goods.refusal('staffSaveProduct', { id: INVIS_DUOS, revision, input: { sale: { ...sale, price: 18_900 } } }),
  ).toMatchObject({ code: 'CONFLICT', conflict: { productId: INVIS_DUOS, fields: expect.arrayContaining(['sale']) } });
});
