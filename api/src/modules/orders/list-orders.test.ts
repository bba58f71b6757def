import type { SiteOrder } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { BAD_ID_FILTERS } from '../../testing/bad-id-filters';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, ORDER_FIELDS, type TestShop } from '../../testing/test-shop';
import type { TestUser } from '../../testing/test-users';
import { setUpTwoUsers } from '../../testing/two-users';

const LIST = `query ($filter: ByIdFilter) { siteOrders(filter: $filter) { ${ORDER_FIELDS} } }`;
const BASKET = {
  products: [
    { productId: 102, productCount: 2, childProducts: [{ productId: 10201, productCount: 3 }] },
    { productId: 201, productCount: 1 },
  ],
};

let database: TestDatabase;
let shop: TestShop;
let anna: TestUser;
let oleg: TestUser;

setUpTwoUsers((parts) => {
  ({ database, shop, anna, oleg } = parts);
});

const list = (user: TestUser, filter?: object) => answerTo<SiteOrder[]>(shop, user, LIST, { filter });

async function place(user: TestUser, input = fastOrder()): Promise<SiteOrder> {
  const { order } = await shop.order(input, user.headers);
  if (!order) throw new Error('the order was refused');
  return order;
}

it('lists a buyer’s complete orders, newest first', async () => {
  const first = await place(anna, courierOrder(BASKET));
  const second = await place(anna);

  expect(await list(anna)).toEqual([second, first]);
  expect(first.products.map(({ childProducts }) => childProducts.length)).toEqual([1, 0]);
});

it('finds orders by id', async () => {
  const [first, second, third] = [await place(anna), await place(anna), await place(anna)];

  expect(await list(anna, { id: { equal: second.id } })).toEqual([second]);
  expect(await list(anna, { id: { in: [first.id, third.id] } })).toEqual([third, first]);
  expect(await list(anna, { id: { in: [] } })).toEqual([]);
  expect(await list(anna, {})).toHaveLength(3);
});

it('shows neither another user’s order nor one placed as a guest with the same phone and e-mail', async () => {
  const order = await place(anna, fastOrder({ email: oleg.email }));
  await shop.order(fastOrder({ email: oleg.email, phone: oleg.phone }));

  expect(await list(oleg)).toEqual([]);
  expect(await list(oleg, { id: { equal: order.id } })).toEqual([]);
});

it.each(BAD_ID_FILTERS)('refuses %s', async (_name, filter, fields) => {
  expect(await refusalOf(shop, anna, LIST, { filter })).toEqual({ code: 'BAD_REQUEST', fields });
});

it('needs as many queries for many orders as for one', async () => {
  const queriesOf = async () => {
    const query = jest.spyOn(database.db, 'query');
    await list(anna);
    const statements = query.mock.calls.map(([text]) => text).filter((text) => /from order/.test(text));
    query.mockRestore();
    return statements.length;
  };
  await place(anna, courierOrder(BASKET));
  const forOne = await queriesOf();
  for (let placed = 0; placed < 5; placed += 1) await place(anna, courierOrder(BASKET));

  expect(forOne).toBe(2);
  expect(await queriesOf()).toBe(forOne);
});
