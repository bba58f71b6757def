import type { TestShop } from './test-shop';
import type { TestUser } from './test-users';

/** A user's answer to an operation with one field; fails when the operation is refused. */
export async function answerTo<T>(shop: TestShop, user: TestUser, operation: string, variables: object = {}) {
  const { data, errors } = await shop.request(operation, variables, user.headers);
  if (errors[0]) throw new Error(JSON.stringify(errors[0]));
  // The test names the type of the one field that it requests.
  return Object.values(data ?? {})[0] as T;
}

/** The extensions of a user's first error; undefined when there is none. */
export async function refusalOf(shop: TestShop, user: TestUser, operation: string, variables: object = {}) {
  const { errors } = await shop.request(operation, variables, user.headers);
  return errors[0]?.extensions;
}
