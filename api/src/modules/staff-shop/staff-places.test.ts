import type { SiteShopAddress, StaffPlace, StaffPlaceInput } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';
import { createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';

const FIELDS = `id revision title country city address phone schedule url active
  location { latitude longitude } types`;
const READ = `{ staffPlaces { ${FIELDS} } }`;
const SAVE = `mutation ($id: Int, $revision: Int, $input: StaffPlaceInput!) {
  staffSavePlace(id: $id, revision: $revision, input: $input) { ${FIELDS} } }`;
const SHOWN = '{ siteShopAddresses { id title active schedule params { type } } }';

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

const read = () => answerTo<StaffPlace[]>(shop, keeper, READ);
const firstPlace = async () => {
  const [place] = await read();
  if (!place) throw new Error('the demonstration data has places');
  return place;
};
const save = (variables: object, by = keeper) => answerTo<StaffPlace>(shop, by, SAVE, variables);
const refusal = async (variables: object): Promise<Record<string, unknown>> =>
  (await refusalOf(shop, keeper, SAVE, variables)) ?? {};
const shown = async (id: number) =>
  (await answerTo<SiteShopAddress[]>(shop, keeper, SHOWN)).find((place) => place.id === id) ?? null;

const TVER: StaffPlaceInput = {
  ...{ title: ' Сервис на Волге ', city: 'Тверь', address: 'наб. Степана Разина, д. 5', phone: '+7 482 200-00-11' },
  ...{ schedule: 'Пн–Пт 9:00–20:00; Сб 10:00–16:00', latitude: 56.8587, longitude: 35.9176 },
  types: ['installation_centre', 'retail'],
};

it('adds a place, which shoppers see at once', async () => {
  const added = await save({ input: TVER });

  expect(added).toMatchObject({ revision: 1, title: 'Сервис на Волге', country: 'Россия', active: true, url: null });
  expect(added.types.toSorted()).toEqual(['installation_centre', 'retail']);
  expect(await shown(added.id)).toMatchObject({ title: 'Сервис на Волге', schedule: TVER.schedule });
  expect(await read()).toContainEqual(added);
});

it('changes a place and what it is, and switches it off; the list of the shop’s people keeps it', async () => {
  const { id, revision } = await firstPlace();

  const saved = await save({ id, revision, input: { schedule: 'Круглосуточно', types: ['car_wash'], active: false } });

  expect(saved).toMatchObject({ id, revision: revision + 1, active: false, types: ['car_wash'] });
  expect(await shown(id)).toMatchObject({ active: false, schedule: 'Круглосуточно', params: [{ type: 'car_wash' }] });
  expect((await read()).find((place) => place.id === id)?.active).toBe(false);
});

it('empties what may be empty, and leaves the rest', async () => {
  const { id, revision, title } = await firstPlace();

  const saved = await save({ id, revision, input: { phone: '', schedule: null, title: null } });

  expect(saved).toMatchObject({ phone: null, schedule: null, title });
});

it('says who has changed what since one has read it, and saves nothing then', async () => {
  const { id, revision } = await firstPlace();
  await save({ id, revision, input: { title: 'Новое имя' } }, other);

  const { code, conflict } = await refusal({ id, revision, input: { title: 'Моё имя' } });

  expect(code).toBe('CONFLICT');
  expect(conflict).toMatchObject({ revision: revision + 1, by: 'Ольга Дёмина', fields: ['title'] });
  expect((await read()).find((place) => place.id === id)?.title).toBe('Новое имя');
});

it.each<[string, StaffPlaceInput, string[]]>([
  ['no title', { title: ' ' }, ['title']],
  ['a city of 129 letters', { city: 'я'.repeat(129) }, ['city']],
  ['a foreign telephone', { phone: '+1 212 555 01 00' }, ['phone']],
  ['hours in other words', { schedule: 'по будням' }, ['schedule']],
  ['an address that is no site', { url: 'javascript:alert(1)' }, ['url']],
  ['a point beside the earth', { latitude: -90.5, longitude: 180.5 }, ['latitude', 'longitude']],
])('refuses %s, of a new place and of an old one', async (_, input, fields) => {
  const before = await read();
  const { id, revision } = await firstPlace();

  for (const variables of [{ input: { ...TVER, ...input } }, { id, revision, input }]) {
    const { code, fields: errors } = await refusal(variables);
    expect(code).toBe('BAD_REQUEST');
    expect(Object.keys(errors ?? {})).toEqual(fields);
  }
  expect(await read()).toEqual(before);
});

it('asks a new place for what it needs, and knows no other', async () => {
  const { fields } = await refusal({ input: {} });

  expect(Object.keys(fields ?? {}).toSorted()).toEqual(['address', 'city', 'latitude', 'longitude', 'title']);
  expect((await refusal({ id: 99_999, revision: 1, input: {} })).code).toBe('NOT_FOUND');
});

it('has a record that names what was changed; nothing changed leaves none', async () => {
  const { id, revision, title } = await firstPlace();
  await save({ id, revision, input: { title: 'Новое имя' } });
  expect((await save({ id, revision: revision + 1, input: { title: 'Новое имя ' } })).revision).toBe(revision + 1);
  expect(title).not.toBe('Новое имя');

  const { rows } = await database.db.query<{ details: string }>(
    "select details from staff_audit where action = 'save-place' order by id desc limit 1",
  );
  expect(JSON.parse(rows[0]?.details ?? '')).toEqual({ placeId: id, revision: revision + 1, fields: ['title'] });
});
