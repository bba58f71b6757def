import { NO_USER } from '../runtime/auth/auth-store';
import { isOwn } from './owner';

const GUEST = { isAuth: false, user: NO_USER };
const ANNA = { isAuth: true, user: { ...NO_USER, id: 7 } };
const UNKNOWN = { isAuth: true, user: NO_USER };

it.each([
  ['a guest', null, GUEST, true],
  ['a guest', null, ANNA, true],
  ['Anna', 7, ANNA, true],
  ['Anna', 7, UNKNOWN, true],
  ['Anna', 7, GUEST, false],
  ['another user', 8, ANNA, false],
  ['nobody', undefined, GUEST, false],
])('a draft of %s (%s) is shown to %j: %s', (_name, ownerId, visitor, expected) => {
  expect(isOwn(ownerId, visitor)).toBe(expected);
});
