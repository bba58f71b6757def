import type { SitePickupPoint, StaffPickupPoint, StaffPickupPointInput } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, type TestShop } from '../../testing/test-shop';
import { createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';

const FIELDS = `id revision cityId typeId isOwn placeId title address schedule active
  location { latitude longitude }`;
const READ = `{ staffPickupPoints { ${FIELDS} } }`;
const SAVE = `mutation ($id: Int, $revision: Int, $input: StaffPickupPointInput!) {
  staffSavePickupPoint(id: $id, revision: $revision, input: $input) { ${FIELDS} } }`;
const SHOWN =
  'query ($cityId: Int!) { sitePickupPoints(cityId: $cityId) { id typeId title place location { latitude } } }';

const KAZAN = 10;
const [COURIER, CARRIER, PICKUP] = [1, 2, 3];
const POINT: StaffPickupPointInput = {
  ...{ cityId: KAZAN, typeId: CARRIER, title: ' Пункт на Баумана ', address: 'ул. Баумана, д. 1' },
  ...{ schedule: 'Пн–Сб 10:00–20:00', latitude: 55.79, longitude: 49.11 },
};

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

const read = () => answerTo<StaffPickupPoint[]>(shop, keeper, READ);
const save = (variables: object, by = keeper) => answerTo<StaffPickupPoint>(shop, by, SAVE, variables);
const refusal = async (variables: object): Promise<Record<string, unknown>> =>
  (await refusalOf(shop, keeper, SAVE, variables)) ?? {};
const shown = (cityId: number) => answerTo<SitePickupPoint[]>(shop, keeper, SHOWN, { cityId });

it('adds a point of a carrier, where an order can be sent at once', async () => {
  const { id } = await save({ input: POINT });

  expect(await shown(KAZAN)).toContainEqual({
    ...{ id, typeId: CARRIER, title: 'Пункт на Баумана', location: { latitude: 55.79 } },
    place: 'Пункт на Баумана: Казань, ул. Баумана, д. 1',
  });
  const order = await shop.order({
    ...courierOrder(),
    ...{ deliveryCityId: KAZAN, deliveryTypeId: CARRIER, deliveryPointId: id },
    ...{ deliveryStreet: null, deliveryHome: null },
  });
  expect(order.order?.deliveryPlace).toBe('Пункт на Баумана: Казань, ул. Баумана, д. 1');
});

it('lets orders be collected at the shop, and at one of its places, with their own words', async () => {
  const [place] = await answerTo<{ id: number; title: string }[]>(shop, keeper, '{ staffPlaces { id title } }');
  const own = await save({ input: { cityId: KAZAN, typeId: PICKUP, isOwn: true } });
  const { id, revision, ...of } = await save({
    input: { ...POINT, typeId: PICKUP, placeId: place?.id },
  });

  expect(of).toMatchObject({ placeId: place?.id, isOwn: false, title: null, location: null });
  const points = await shown(KAZAN);
  expect(points.find((point) => point.id === own.id)?.title).toMatch(/^ИП /);
  expect(points.find((point) => point.id === id)?.title).toBe(place?.title);
  const moved = await save({ id, revision, input: { ...POINT, typeId: PICKUP, placeId: null } });
  expect(moved).toMatchObject({ placeId: null, title: 'Пункт на Баумана', revision: revision + 1 });
});

it('switches a point off: shoppers do not see it, and it stays in the list', async () => {
  const { id, revision } = await save({ input: POINT });

  await save({ id, revision, input: { active: false } });

  expect((await shown(KAZAN)).map((point) => point.id)).not.toContain(id);
  expect(await read()).toContainEqual(expect.objectContaining({ id, active: false, title: 'Пункт на Баумана' }));
});

it('says who has changed the point meanwhile, and what', async () => {
  const { id, revision } = await save({ input: POINT });
  await save({ id, revision, input: { schedule: 'Круглосуточно' } }, other);

  const { code, conflict } = await refusal({ id, revision, input: { title: 'Пункт' } });

  expect(code).toBe('CONFLICT');
  expect(conflict).toMatchObject({ revision: revision + 1, by: 'Ольга Дёмина', fields: ['schedule'] });
});

it.each<[string, StaffPickupPointInput, string[]]>([
  ['nothing', {}, ['title', 'address', 'latitude', 'longitude', 'cityId', 'typeId']],
  ['no place on the map', { ...POINT, latitude: null }, ['latitude']],
  ['a place outside the world', { ...POINT, latitude: 91 }, ['latitude']],
  ['hours in other words', { ...POINT, schedule: 'по будням' }, ['schedule']],
  ['a city that is not there', { ...POINT, cityId: 999 }, ['cityId']],
  ['a way that is not there', { ...POINT, typeId: 99 }, ['typeId']],
  ['the courier', { ...POINT, typeId: COURIER }, ['typeId']],
  ['the shop as a carrier’s', { cityId: KAZAN, typeId: CARRIER, isOwn: true }, ['typeId']],
  ['a place that is not there', { cityId: KAZAN, typeId: PICKUP, placeId: 99_999 }, ['placeId']],
])('refuses %s', async (_, input, fields) => {
  const refused = await refusal({ input });

  expect(refused.code).toBe('BAD_REQUEST');
  expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual(fields.toSorted());
});

it('does not know a point that is not there, and has a record that names what was changed', async () => {
  expect((await refusal({ id: 99_999, revision: 1, input: {} })).code).toBe('NOT_FOUND');
  const { id, revision } = await save({ input: POINT });
  await save({ id, revision, input: { title: 'Пункт', active: true } });

  const { rows } = await database.db.query<{ details: string }>(
    "select details from staff_audit where action = 'save-pickup-point' order by id desc limit 1",
  );
  expect(JSON.parse(rows[0]?.details ?? '')).toEqual({ pointId: id, revision: revision + 1, fields: ['title'] });
});
