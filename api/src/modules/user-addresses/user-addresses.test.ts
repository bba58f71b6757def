import { answerTo, refusalOf } from '../../testing/request-as';
import { BAD_ID_FILTERS, EMPTY_FILTER } from '../../testing/bad-id-filters';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';
import type { TestUser } from '../../testing/test-users';
import { setUpTwoUsers } from '../../testing/two-users';

const REQUIRED = 'Поле обязательно для заполнения';
const ROW = 'id city street home entrance floor apartment selected';
const LIST = `{ siteDeliveryUserAddresses { ${ROW} } }`;
const CREATE = `mutation ($input: DeliveryUserAddressInput!) { siteCreateDeliveryUserAddress(input: $input) { ${ROW} } }`;
const UPDATE = `mutation ($input: DeliveryUserAddressPatch!, $filter: ByIdFilter!) {
  siteUpdateDeliveryUserAddresses(input: $input, filter: $filter) { ${ROW} } }`;
const DELETE = `mutation ($filter: ByIdFilter!) { siteDeleteDeliveryUserAddresses(filter: $filter) { ${ROW} } }`;
const HOME = { city: 'Москва', street: 'ул. Академика Янгеля', home: '14, корп. 2' };
const tooLong = (length: number) => `Длина поля не может превышать ${length} символов`;

interface Row {
  id: number;
  street: string;
  selected: boolean;
}

let database: TestDatabase;
let shop: TestShop;
let anna: TestUser;
let oleg: TestUser;

setUpTwoUsers((parts) => {
  ({ database, shop, anna, oleg } = parts);
});

const list = (user: TestUser) => answerTo<Row[]>(shop, user, LIST);
const add = (user: TestUser, input: object = {}) => answerTo<Row>(shop, user, CREATE, { input: { ...HOME, ...input } });
const update = (user: TestUser, input: object, filter: object) =>
  answerTo<Row[]>(shop, user, UPDATE, { input, filter });
const remove = (user: TestUser, filter: object) => answerTo<Row[]>(shop, user, DELETE, { filter });

async function selectedIds(user: TestUser): Promise<number[]> {
  return (await list(user)).filter(({ selected }) => selected).map(({ id }) => id);
}

describe('siteCreateDeliveryUserAddress', () => {
  it('trims an address, and stores empty fields as null', async () => {
    const address = await add(anna, { street: '  Янгеля ', entrance: ' 3 ', floor: ' ', apartment: '' });

    const saved = { ...HOME, street: 'Янгеля', entrance: '3', floor: null, apartment: null, selected: false };
    expect(address).toEqual({ id: expect.any(Number), ...saved });
    expect(await list(anna)).toEqual([address]);
  });

  it('moves the selection to a new selected address', async () => {
    const first = await add(anna, { selected: true });
    const second = await add(anna, { selected: true });

    expect(first.selected).toBe(true);
    expect(await selectedIds(anna)).toEqual([second.id]);
  });

  it('names every invalid field', async () => {
    const input = { city: ' ', street: '', home: 'к'.repeat(129), entrance: 'п'.repeat(65), floor: '5'.repeat(65) };

    expect(await refusalOf(shop, anna, CREATE, { input })).toEqual({
      code: 'BAD_REQUEST',
      fields: { city: REQUIRED, street: REQUIRED, home: tooLong(128), entrance: tooLong(64), floor: tooLong(64) },
    });
    expect(await list(anna)).toEqual([]);
  });

  it.each([
    [128, { ...HOME, city: 'м'.repeat(129) }],
    [255, { ...HOME, street: 'у'.repeat(256) }],
  ])('refuses a name of more than %s letters', async (length, input) => {
    expect(Object.values((await refusalOf(shop, anna, CREATE, { input }))?.fields ?? {})).toEqual([tooLong(length)]);
  });

  it.each([
    ['a number for text', { ...HOME, home: 14 }],
    ['no street', { city: 'Москва', home: '14' }],
    ['null for a street', { ...HOME, street: null }],
    ['an unknown field', { ...HOME, country: 'Россия' }],
    ['a character no text can have', { ...HOME, street: 'Янгеля\u0000' }],
  ])('refuses %s', async (_name, input) => {
    expect(await refusalOf(shop, anna, CREATE, { input })).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('holds at most 50 addresses, even when many are added at once', async () => {
    await database.db.query(
      "insert into user_addresses (user_id, city, street, home) select $1, 'Тула', 'Первая', n::text from generate_series(1, 48) as n",
      [anna.id],
    );

    await Promise.allSettled([1, 2, 3, 4].map(() => add(anna)));
    const { errors } = await shop.request(CREATE, { input: HOME }, anna.headers);

    expect(errors[0]).toMatchObject({
      message: 'Можно сохранить не больше 50 адресов',
      extensions: { code: 'BAD_REQUEST' },
    });
    expect(await list(anna)).toHaveLength(50);
  });
});

describe('siteUpdateDeliveryUserAddresses', () => {
  it('changes given fields, clears empty ones and leaves the rest', async () => {
    const address = await add(anna, { entrance: '3', floor: '5', selected: true });

    const [updated] = await update(
      anna,
      { street: 'Лесная', entrance: null, floor: '' },
      { id: { equal: address.id } },
    );

    expect(updated).toEqual({ ...address, street: 'Лесная', entrance: null, floor: null });
    expect(await list(anna)).toEqual([updated]);
  });

  it('selects the way the page does: false on all others, then true on the chosen one', async () => {
    const [first, second, third] = [await add(anna, { selected: true }), await add(anna), await add(anna)];

    await update(anna, { selected: false }, { id: { in: [first.id, third.id] } });
    const chosen = await update(anna, { selected: true }, { id: { equal: second.id } });

    expect(chosen).toEqual([{ ...second, selected: true }]);
    expect(await selectedIds(anna)).toEqual([second.id]);
  });

  it('unselects the other address automatically', async () => {
    const [first, second] = [await add(anna, { selected: true }), await add(anna)];
    const foreign = await add(oleg, { selected: true });

    await update(anna, { selected: true, street: 'Лесная' }, { id: { equal: second.id } });

    expect(await selectedIds(anna)).toEqual([second.id]);
    expect(await list(anna)).toMatchObject([{ id: first.id }, { street: 'Лесная' }]);
    expect(await selectedIds(oleg)).toEqual([foreign.id]);
  });

  it('selects one address when two are chosen at the same time', async () => {
    const [first, second] = [await add(anna), await add(anna)];

    await Promise.all(
      [first, second, first, second].map(({ id }) => update(anna, { selected: true }, { id: { equal: id } })),
    );

    expect(await selectedIds(anna)).toHaveLength(1);
  });

  it('refuses to select two, and keeps the selection when the address does not exist', async () => {
    const [first, second] = [await add(anna, { selected: true }), await add(anna)];
    const filter = { id: { in: [first.id, second.id] } };

    expect(await refusalOf(shop, anna, UPDATE, { input: { selected: true }, filter })).toEqual({
      code: 'BAD_REQUEST',
      fields: { selected: 'Выбрать можно только один адрес' },
    });
    expect(await update(anna, { selected: true }, { id: { equal: 99_999 } })).toEqual([]);
    expect(await selectedIds(anna)).toEqual([first.id]);
  });

  it('changes nothing for an empty list of ids', async () => {
    await add(anna, { selected: true });

    expect(await update(anna, { selected: false }, { id: { in: [] } })).toEqual([]);
    expect(await selectedIds(anna)).toHaveLength(1);
  });

  it.each([
    ['an empty street', { street: ' ' }, { street: REQUIRED }],
    ['null for a city', { city: null }, { city: REQUIRED }],
    ['a long apartment', { apartment: '1'.repeat(65) }, { apartment: tooLong(64) }],
    ['no change', {}, { input: REQUIRED }],
    ['null for the selection alone', { selected: null }, { input: REQUIRED }],
  ])('refuses %s', async (_name, input, fields) => {
    const address = await add(anna);
    const filter = { id: { equal: address.id } };

    expect(await refusalOf(shop, anna, UPDATE, { input, filter })).toEqual({ code: 'BAD_REQUEST', fields });
    expect(await list(anna)).toEqual([address]);
  });
});

it('deletes one address or several, and returns them', async () => {
  const [a, b, c] = [await add(anna), await add(anna), await add(anna, { selected: true })];

  expect(await remove(anna, { id: { equal: b.id } })).toEqual([b]);
  expect(await remove(anna, { id: { in: [c.id, a.id] } })).toEqual([a, c]);
  expect(await list(anna)).toEqual([]);
});

it('shows and changes nothing of another user', async () => {
  const address = await add(anna, { selected: true });
  const filter = { id: { in: [address.id] } };

  expect(await list(oleg)).toEqual([]);
  expect(await update(oleg, { street: 'Чужая' }, filter)).toEqual([]);
  expect(await update(oleg, { selected: true }, filter)).toEqual([]);
  expect(await remove(oleg, filter)).toEqual([]);
  expect(await list(anna)).toEqual([address]);
});

it.each([EMPTY_FILTER, ...BAD_ID_FILTERS])('refuses changes by %s', async (_name, filter, fields) => {
  const address = await add(anna);
  const expected = { code: 'BAD_REQUEST', fields };

  expect(await refusalOf(shop, anna, UPDATE, { input: { selected: true }, filter })).toEqual(expected);
  expect(await refusalOf(shop, anna, DELETE, { filter })).toEqual(expected);
  expect(await list(anna)).toEqual([address]);
});

it('cannot have two selected addresses, by a database constraint', async () => {
  await add(anna, { selected: true });
  await add(anna);

  await expect(database.db.query('update user_addresses set selected = true')).rejects.toThrow(
    'user_addresses_selected',
  );
});
