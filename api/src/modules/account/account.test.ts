import { setUpShop } from '../../testing/set-up-shop';
import { accountsOf } from '../../testing/test-accounts';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

const ADDRESS = 'city: "Москва", street: "Янгеля", home: "14"';

it.each([
  '{ currentUser { id } }',
  '{ siteCarts { id } }',
  '{ siteComparisons { id } }',
  '{ siteDeliveryUserAddresses { id } }',
  '{ siteOrders(filter: { id: { equal: 1 } }) { id phone } }',
  'mutation { siteCreateCart(input: { productId: 102 }) { id } }',
  'mutation { siteUpdateCarts(input: { productCount: 2 }, filter: { id: { in: [1] } }) { id } }',
  'mutation { siteDeleteCarts(filter: { productId: { equal: 1 }, parentId: { equal: null } }) { id } }',
  'mutation { siteCreateCompare(input: { productId: 102 }) { id } }',
  'mutation { siteDeleteComparisons(filter: { id: { equal: 1 } }) { id } }',
  `mutation { siteCreateDeliveryUserAddress(input: { ${ADDRESS} }) { id } }`,
  'mutation { siteUpdateDeliveryUserAddresses(input: { selected: true }, filter: { id: { equal: 1 } }) { id } }',
  'mutation { siteDeleteDeliveryUserAddresses(filter: { id: { equal: 1 } }) { id } }',
  'mutation { siteUpdateOrders(input: { orderStatus: cancelled }, filter: { id: { equal: 1 } }, source: MARKET) { id } }',
  'mutation { updateCurrentUserInfo(input: { fullname: "Анна" }) { id } }',
  'mutation { updateCurrentUserPhone(input: { phone: "1", newPhone: "2" }) { id } }',
  'mutation { updateCurrentUserEmail(input: { email: "a", newEmail: "b" }) { id } }',
  'mutation { updateCurrentUserPassword(input: { password: "a", newPassword: "b" }) { id } }',
  'mutation { resendEmailConfirmation { success } }',
  'mutation { cancelEmailChange { id } }',
  'mutation { deleteCurrentUser(input: { password: "a" }) { success } }',
  'mutation { signout { success } }',
])('answers UNAUTHENTICATED to a guest: %s', async (operation) => {
  const { errors } = await shop.request(operation, {}, { authorization: 'Bearer made-up' });

  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
});

it.each([
  ['{ signin(input: { login: "a@example.ru", password: "x" }) { token } }', 'NOT_FOUND'],
  ['{ recoveryPassword(input: { email: "a@example.ru" }) { success } }', 'NOT_FOUND'],
  ['{ resetPassword(input: { email: "a@example.ru", token: "x", password: "a new one" }) { success } }', 'NOT_FOUND'],
  ['{ confirmEmail(input: { email: "a@example.ru", token: "x" }) { isConfirmed } }', 'BAD_REQUEST'],
])('finds no such user: %s', async (operation, code) => {
  const { errors } = await shop.request(operation);

  expect(errors[0]?.extensions.code).toBe(code);
});

it('has no account that nobody has signed up for', async () => {
  expect((await database.db.query('select id from users')).rows).toEqual([]);
});

it('ends all sessions of an account that is deleted', async () => {
  const accounts = accountsOf(shop, database.db);
  const session = await accounts.signIn(await accounts.join());

  await database.db.query('delete from users');

  expect((await accounts.call('currentUser', {}, session)).refusal?.code).toBe('UNAUTHENTICATED');
});
