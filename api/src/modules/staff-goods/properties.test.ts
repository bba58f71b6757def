import type { StaffProduct, StaffProperty, StaffPropertyKindInput } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpShop, type ShopParts } from '../../testing/set-up-shop';
import { createTestStaff } from '../../testing/test-staff';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';
import type { TestUser } from '../../testing/test-users';

const INVIS_DUOS = 102;
const OTHER = 103;
const FIELDS = 'id revision name type valueKind unit choices compare isFilter goodsCount';
const OWN = 'query ($id: Int!) { staffProduct(id: $id) { properties { id value showPreview } } }';
const SAVE = `mutation ($id: Int, $revision: Int, $input: StaffPropertyKindInput!) {
  staffSaveProperty(id: $id, revision: $revision, input: $input) { ${FIELDS} } }`;

let parts: ShopParts;
let goods: StaffGoodsCalls;
let keeper: TestUser;
setUpShop((given) => (parts = given));

beforeEach(async () => {
  keeper = await createMerchandiser(parts.database);
  goods = staffGoodsOf(parts.shop, keeper);
});
afterEach(() => parts.database.reset());

const save = (variables: { id?: number; revision?: number; input: StaffPropertyKindInput }, by = keeper) =>
  answerTo<StaffProperty>(parts.shop, by, SAVE, variables);
const refusal = async (variables: object): Promise<Record<string, unknown>> =>
  (await refusalOf(parts.shop, keeper, SAVE, variables)) ?? {};
const listed = () => answerTo<StaffProperty[]>(parts.shop, keeper, `{ staffProperties { ${FIELDS} } }`);

const WEIGHT = { name: ' Вес ', type: 'Корпус', valueKind: 'number', unit: 'кг' } as const;

async function give(productId: number, propertyId: number, value: string) {
  const { revision } = await goods.get(productId);
  const { properties } = await answerTo<StaffProduct>(parts.shop, keeper, OWN, { id: productId });
  const own = properties.filter(({ id }) => id !== propertyId);
  const kept = own.map(({ id, value: text, showPreview }) => ({ propertyId: id, value: text, showPreview }));
  return goods.saveProduct(productId, revision, { properties: [...kept, { propertyId, value }] });
}

async function shownValue(productId: number, propertyId: number) {
  const { data } = await parts.shop.request(
    `{ siteProducts(filter: { ids: [${productId}] }) { properties { id value compare } } }`,
  );
  const [product] = data?.siteProducts as { properties: { id: number; value: string; compare: boolean }[] }[];
  return product?.properties.find(({ id }) => id === propertyId);
}

async function facet(propertyId: number) {
  const { data } = await parts.shop.request('{ siteCatalog(input: {}) { facets { id options { value } } } }');
  const { facets } = data?.siteCatalog as { facets: { id: number; options: { value: string }[] }[] };
  return facets.find(({ id }) => id === propertyId);
}

it('adds a property with a unit, which goods then have, also to compare them by', async () => {
  const { id, ...kind } = await save({ input: WEIGHT });

  expect(kind).toEqual({
    ...{ name: 'Вес', type: 'Корпус', valueKind: 'number', unit: 'кг', choices: [] },
    ...{ revision: 1, compare: true, isFilter: false, goodsCount: 0 },
  });
  await give(INVIS_DUOS, id, '0.25');

  expect(await shownValue(INVIS_DUOS, id)).toEqual({ id, value: '0,25\u00A0кг', compare: true });
  expect((await listed()).find((one) => one.id === id)?.goodsCount).toBe(1);
});

it('makes a property a filter of the catalogue although cards do not show it, and takes it back', async () => {
  const { id, revision } = await save({ input: { ...WEIGHT, isFilter: true } });
  await give(INVIS_DUOS, id, '1');
  expect(await facet(id)).toBeUndefined(); // one value leaves nothing to choose
  await give(OTHER, id, '2');

  expect((await facet(id))?.options.map(({ value }) => value.replace('\u00A0', ' '))).toEqual(['1 кг', '2 кг']);
  await save({ id, revision, input: { isFilter: false } });
  expect(await facet(id)).toBeUndefined();
});

it('changes the unit with the values of all goods', async () => {
  const { id, revision } = await save({ input: WEIGHT });
  await give(INVIS_DUOS, id, '9–36');

  await save({ id, revision, input: { unit: 'г' } });

  expect((await shownValue(INVIS_DUOS, id))?.value).toBe('9–36\u00A0г');
});

it.each<[string, StaffPropertyKindInput, string, string, string]>([
  ['a number', WEIGHT, 'тяжёлый', '12 / 24 кг', '12 / 24\u00A0кг'],
  ['yes or no', { name: 'GPS', valueKind: 'yesNo' }, 'может быть', 'есть', 'Есть'],
  ['one of a choice', { name: 'Цвет', valueKind: 'choice', choices: ['чёрный', 'серый'] }, 'синий', 'серый', 'серый'],
])('lets a product have only %s', async (_, input, wrong, right, stored) => {
  const { id, name } = await save({ input });
  const { revision } = await goods.get(INVIS_DUOS);

  const refused = await goods.refusal('staffSaveProduct', {
    ...{ id: INVIS_DUOS, revision, input: { properties: [{ propertyId: id, value: wrong }] } },
  });
  expect((refused?.fields as Record<string, string>).properties).toContain(name);
  await give(INVIS_DUOS, id, right);
  expect((await shownValue(INVIS_DUOS, id))?.value).toBe(stored);
});

it('keeps a type, and a choice, that goods need', async () => {
  const { id, revision } = await save({ input: { name: 'Цвет', valueKind: 'choice', choices: ['чёрный', 'серый'] } });
  await give(INVIS_DUOS, id, 'серый');

  const typed = await refusal({ id, revision, input: { valueKind: 'number' } });
  const chosen = await refusal({ id, revision, input: { choices: ['чёрный', 'белый'] } });

  expect(typed.fields).toEqual({ valueKind: 'Это\u00A0есть у\u00A0товаров: «серый»' });
  expect(chosen.fields).toEqual({ choices: 'Это\u00A0есть у\u00A0товаров: «серый»' });
  expect((await save({ id, revision, input: { valueKind: 'text' } })).choices).toEqual([]);
});

it.each<[string, StaffPropertyKindInput, string[]]>([
  ['nothing', {}, ['name']],
  ['a name that the group has', { name: 'модули', type: 'охрана' }, ['name']],
  ['a long name', { name: 'я'.repeat(1000) }, ['name']],
  ['no group', { ...WEIGHT, type: ' ' }, ['type']],
  ['a unit of a text', { name: 'Вес', unit: 'кг' }, ['unit']],
  ['a unit that is a number', { ...WEIGHT, unit: '10' }, ['unit']],
  ['a choice of one', { name: 'Цвет', valueKind: 'choice', choices: ['чёрный', ' '] }, ['choices']],
  ['a choice of the same', { name: 'Цвет', valueKind: 'choice', choices: ['серый', 'Серый'] }, ['choices']],
])('refuses %s', async (_, input, fields) => {
  const refused = await refusal({ input });

  expect(refused.code).toBe('BAD_REQUEST');
  expect(Object.keys(refused.fields ?? {})).toEqual(fields);
});

it('says who has changed the property meanwhile, and knows none that is not there', async () => {
  const other = await createTestStaff(parts.database.db, ['goods'], { fullname: 'Ольга Дёмина' });
  const { id, revision } = await save({ input: WEIGHT });
  await save({ id, revision, input: { unit: 'г' } }, other);

  const { code, conflict } = await refusal({ id, revision, input: { name: 'Масса' } });

  expect(code).toBe('CONFLICT');
  expect(conflict).toMatchObject({ revision: revision + 1, by: 'Ольга Дёмина', fields: ['unit'] });
  expect((await refusal({ id: 99_999, revision: 1, input: {} })).code).toBe('NOT_FOUND');
});
