import type { TestShop } from './test-shop';
import type { TestUser } from './test-users';

/** What a user gets for an operation of one field; fails when it is refused. */
export async function answerTo<T>(shop: TestShop, user: TestUser, operation: string, variables: object = {}) {
  const { data, errors } = await shop.ask(operation, variables, user.headers);
  if (errors[0]) throw new Error(JSON.stringify(errors[0]));
  // The test names the type of the one field it asks for.
  return Object.values(data ?? {})[0] as T;
}

/** The extensions of the error a user gets; undefined when there is none. */
export async function refusalOf(shop: TestShop, user: TestUser, operation: string, variables: object = {}) {
  const { errors } = await shop.ask(operation, variables, user.headers);
  return errors[0]?.extensions;
}
