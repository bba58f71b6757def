import type {
  SiteDeliveryPrice,
  SiteDeliveryType,
  StaffDelivery,
  StaffDeliveryCityInput,
  StaffDeliveryTypeInput,
} from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, type TestShop } from '../../testing/test-shop';
import { createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';

const FIELDS = `revision types { id name kind carrier active }
  cities { id city ownDelivery hasPickup prices { typeId price minDays maxDays } }`;
const READ = `{ staffDelivery { ${FIELDS} } }`;
const SAVE = `mutation ($revision: Int!, $input: StaffDeliveryInput!) {
  staffSaveDelivery(revision: $revision, input: $input) { ${FIELDS} } }`;
const PRICES = '{ siteDeliveryPrices { cityId typeId price minDays maxDays } }';

const KAZAN = 10;
const [COURIER, CARRIER] = [1, 2];

let database: TestDatabase;
let shop: TestShop;
let keeper: TestUser;
let other: TestUser;
setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  keeper = await createTestStaff(database.db, ['shop'], { fullname: 'Пётр Ремезов' });
  other = await createTestStaff(database.db, ['shop'], { fullname: 'Ольга Дёмина' });
});

const read = () => answerTo<StaffDelivery>(shop, keeper, READ);
const save = async (cities: StaffDeliveryCityInput[], by = keeper, revision?: number) =>
  answerTo<StaffDelivery>(shop, by, SAVE, { revision: revision ?? (await read()).revision, input: { cities } });
const refusal = async (cities: StaffDeliveryCityInput[], revision?: number): Promise<Record<string, unknown>> => {
  const variables = { revision: revision ?? (await read()).revision, input: { cities } };
  return (await refusalOf(shop, keeper, SAVE, variables)) ?? {};
};

async function priceOf(cityId: number, typeId: number) {
  const prices = await answerTo<SiteDeliveryPrice[]>(shop, keeper, PRICES);
  return prices.find((price) => price.cityId === cityId && price.typeId === typeId) ?? null;
}

it('saves a price with its days, which shoppers and new orders have at once', async () => {
  const order = await shop.order(courierOrder());
  const cityId = courierOrder().deliveryCityId ?? 0;

  const saved = await save([
    { id: KAZAN, prices: [{ typeId: CARRIER, price: 450.5, minDays: 2, maxDays: 4 }] },
    { id: cityId, prices: [{ typeId: COURIER, price: 777 }] },
  ]);

  expect(saved.cities.find(({ id }) => id === KAZAN)?.prices).toContainEqual({
    ...{ typeId: CARRIER, price: 450.5, minDays: 2, maxDays: 4 },
  });
  expect(await priceOf(KAZAN, CARRIER)).toMatchObject({ price: 450.5, minDays: 2, maxDays: 4 });
  expect((await shop.order(courierOrder())).order?.deliveryPrice).toBe(777);
  const { rows } = await database.db.query('select delivery_price_kopecks from orders where id = $1', [
    order.order?.id,
  ]);
  expect(rows).not.toEqual([{ delivery_price_kopecks: 77_700 }]);
});

it('takes a price away: from now on it is agreed with the buyer', async () => {
  await save([{ id: KAZAN, prices: [{ typeId: CARRIER, price: null }] }]);

  expect(await priceOf(KAZAN, CARRIER)).toBeNull();
});

it('adds a city with its prices, and lets it have a courier', async () => {
  const { cities } = await save([
    { city: ' Елабуга ', ownDelivery: false, prices: [{ typeId: CARRIER, price: 300 }] },
    { id: KAZAN, ownDelivery: true },
  ]);

  expect(cities.find(({ city }) => city === 'Елабуга')).toMatchObject({ ownDelivery: false, prices: [{ price: 300 }] });
  expect(cities.find(({ id }) => id === KAZAN)).toMatchObject({ city: 'Казань', ownDelivery: true });
});

it('says who has changed what since one has read it, and saves nothing then', async () => {
  const { revision } = await read();
  await save([{ id: KAZAN, prices: [{ typeId: CARRIER, price: 500 }] }], other);
  await save([{ id: 11, ownDelivery: true }], other);

  const { code, conflict } = await refusal([{ id: KAZAN, prices: [{ typeId: CARRIER, price: 1 }] }], revision);

  expect(code).toBe('CONFLICT');
  expect(conflict).toMatchObject({ revision: revision + 2, by: 'Ольга Дёмина', at: expect.any(String) });
  expect(new Set((conflict as { fields: string[] }).fields)).toEqual(
    new Set([`${KAZAN}.${CARRIER}`, '11.ownDelivery']),
  );
  expect((await priceOf(KAZAN, CARRIER))?.price).toBe(500);
});

it.each<[string, StaffDeliveryCityInput, string]>([
  ['a price below zero', { id: KAZAN, prices: [{ typeId: CARRIER, price: -5 }] }, '10.2.price'],
  ['a price of a thousand millions', { id: KAZAN, prices: [{ typeId: CARRIER, price: 1e9 }] }, '10.2.price'],
  ['parts of a kopeck', { id: KAZAN, prices: [{ typeId: CARRIER, price: 10.005 }] }, '10.2.price'],
  ['a way that does not exist', { id: KAZAN, prices: [{ typeId: 99, price: 1 }] }, '10.99.price'],
  [
    'days in the wrong order',
    { id: KAZAN, prices: [{ typeId: CARRIER, price: 1, minDays: 5, maxDays: 2 }] },
    '10.2.days',
  ],
  ['one day of two', { id: KAZAN, prices: [{ typeId: CARRIER, price: 1, minDays: 5 }] }, '10.2.days'],
  ['days without a price', { id: KAZAN, prices: [{ typeId: CARRIER, minDays: 2, maxDays: 3 }] }, '10.2.days'],
  ['a city without a name', { prices: [] }, 'new.city'],
  ['a name of spaces', { id: KAZAN, city: ' ' }, '10.city'],
  ['a city that is there', { city: 'набережные челны' }, 'new.city'],
  ['a long name', { city: 'я'.repeat(129) }, 'new.city'],
])('refuses %s, and saves nothing', async (_, city, field) => {
  const { revision } = await read();

  const { code, fields } = await refusal([{ id: 11, prices: [{ typeId: CARRIER, price: 9 }] }, city]);

  expect(code).toBe('BAD_REQUEST');
  expect(Object.keys(fields ?? {})).toEqual([field]);
  expect((await priceOf(11, CARRIER))?.price).not.toBe(9);
  expect((await read()).revision).toBe(revision);
});

it('refuses a price for what is collected, and a city that does not exist', async () => {
  const pickup = (await read()).types.find(({ kind }) => kind === 'pickup')?.id ?? 0;

  expect((await refusal([{ id: 1, prices: [{ typeId: pickup, price: 100 }] }])).fields).toEqual({
    [`1.${pickup}.price`]: 'Самовывоз бесплатный',
  });
  expect((await refusal([{ id: 999, ownDelivery: true }])).code).toBe('NOT_FOUND');
});

it('has a record that names what was changed, not its value', async () => {
  await save([{ id: KAZAN, city: 'Казань-город', prices: [{ typeId: CARRIER, price: 431 }] }]);

  const { rows } = await database.db.query<{ details: string }>(
    "select details from staff_audit where action = 'save-delivery' order by id desc limit 1",
  );
  expect(JSON.parse(rows[0]?.details ?? '')).toMatchObject({ fields: ['10.city', '10.2'] });
});

it('lets one of two who save at once wait for the other', async () => {
  const { revision } = await read();
  const input = (price: number) => ({
    revision,
    input: { cities: [{ id: KAZAN, prices: [{ typeId: CARRIER, price }] }] },
  });

  const answers = await Promise.all([1, 2].map((price) => shop.request(SAVE, input(price), keeper.headers)));

  expect(answers.map(({ errors }) => errors[0]?.extensions.code ?? null).toSorted()).toEqual(
    ['CONFLICT', null].toSorted(),
  );
});

describe('the ways of delivery', () => {
  const SHOWN = '{ siteDeliveryTypes { id name kind carrier } }';
  const saveWays = async (types: StaffDeliveryTypeInput[]) =>
    answerTo<StaffDelivery>(shop, keeper, SAVE, { revision: (await read()).revision, input: { types } });
  const faultsOf = async (types: StaffDeliveryTypeInput[]) =>
    refusalOf(shop, keeper, SAVE, { revision: (await read()).revision, input: { types } });
  const shown = () => answerTo<SiteDeliveryType[]>(shop, keeper, SHOWN);

  it('are added and renamed, and shoppers have them at once', async () => {
    await saveWays([
      { name: ' ТК «Север» ', kind: 'transport', carrier: 'Север' },
      { id: COURIER, name: 'Курьер до двери' },
    ]);

    expect(await shown()).toContainEqual(expect.objectContaining({ id: COURIER, name: 'Курьер до двери' }));
    expect(await shown()).toContainEqual({
      ...{ id: expect.any(Number), name: 'ТК «Север»', kind: 'transport', carrier: 'Север' },
    });
  });

  it('are switched off: nobody orders by them, and the shop’s people see them', async () => {
    const order = courierOrder();
    const { types } = await saveWays([{ id: COURIER, active: false }]);

    expect(types.find(({ id }) => id === COURIER)).toMatchObject({ active: false });
    expect((await shown()).map(({ id }) => id)).not.toContain(COURIER);
    expect((await shop.order(order)).refusal).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { deliveryTypeId: expect.any(String) },
    });
    await saveWays([{ id: COURIER, active: true }]);
    expect((await shop.order(order)).order).not.toBeNull();
  });

  it.each<[string, StaffDeliveryTypeInput, string]>([
    ['a way without a name', { kind: 'transport' }, 'way.new.name'],
    ['a new way of no kind', { name: 'Почта' }, 'way.new.kind'],
    ['a name that is taken', { name: 'самовывоз', kind: 'transport' }, 'way.new.name'],
    ['a long name', { id: COURIER, name: 'я'.repeat(300) }, 'way.1.name'],
    ['a name of spaces', { id: COURIER, name: ' ' }, 'way.1.name'],
    ['another kind', { id: COURIER, kind: 'transport' }, 'way.1.kind'],
  ])('are refused: %s', async (_, input, field) => {
    const refused = await faultsOf([input]);

    expect(refused).toMatchObject({ code: 'BAD_REQUEST' });
    expect(Object.keys(refused?.fields ?? {})).toEqual([field]);
  });

  it('are refused when they do not exist', async () => {
    expect(await faultsOf([{ id: 99, name: 'Почта' }])).toMatchObject({ code: 'NOT_FOUND' });
  });
});
