import { createHash } from 'node:crypto';
import { ALL_RIGHTS } from '../../../staff-rights';
import { answerTo, refusalOf } from '../../../testing/request-as';
import { setUpShop } from '../../../testing/set-up-shop';
import type { TestDatabase } from '../../../testing/test-database';
import { createTestStaff } from '../../../testing/test-staff';
import type { TestShop } from '../../../testing/test-shop';
import { createTestUser, type TestUser } from '../../../testing/test-users';

const LIST = `query ($userId: Int!) { staffSessions(userId: $userId) { id device createdAt lastUsedAt isCurrent } }`;
const END = 'mutation ($userId: Int!, $id: Int) { staffEndSessions(userId: $userId, id: $id) { success } }';
const ME = '{ staffMe { rights } }';

let database: TestDatabase;
let shop: TestShop;
let owner: TestUser;
let manager: TestUser;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  owner = await createTestStaff(database.db, ALL_RIGHTS);
  manager = await createTestStaff(database.db, ['orders']);
});

/** Another session of the same person, on a phone. */
async function signInOnPhone(user: TestUser): Promise<TestUser> {
  const token = `phone-of-${user.id}`.padEnd(43, 'x');
  await database.db.query(
    `insert into sessions (token_hash, user_id, device, last_used_at, expires_at)
     values ($1, $2, 'Safari, iPhone', now() - interval '1 hour', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest('base64url'), user.id],
  );
  return { ...user, headers: { authorization: `Bearer ${token}` } };
}

interface Session {
  id: number;
  device: string;
  isCurrent: boolean;
}

const sessionsOf = ({ id: userId }: TestUser) => answerTo<Session[]>(shop, owner, LIST, { userId });
const isSignedIn = async (user: TestUser) => (await shop.request(ME, {}, user.headers)).errors.length === 0;
const lastRecorded = async () =>
  (
    await database.db.query<{ action: string; user_id: number; details: string }>(
      'select action, user_id, details from staff_audit order by id desc limit 1',
    )
  ).rows[0];

it('lists where somebody is signed in, with device and last use, the last used first', async () => {
  await signInOnPhone(manager);

  expect(await sessionsOf(manager)).toEqual([
    expect.objectContaining({ device: 'Неизвестный браузер', isCurrent: false, lastUsedAt: expect.any(String) }),
    expect.objectContaining({ device: 'Safari, iPhone', isCurrent: false, createdAt: expect.any(String) }),
  ]);
  expect(await sessionsOf(owner)).toEqual([expect.objectContaining({ isCurrent: true })]);
});

it('ends one session of a person, once, and records it', async () => {
  const phone = await signInOnPhone(manager);
  const id = (await sessionsOf(manager)).find(({ device }) => device === 'Safari, iPhone')?.id;

  expect(await answerTo(shop, owner, END, { userId: manager.id, id })).toEqual({ success: true });

  expect([await isSignedIn(phone), await isSignedIn(manager)]).toEqual([false, true]);
  expect(await refusalOf(shop, owner, END, { userId: manager.id, id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await lastRecorded()).toEqual({
    ...{ action: 'end-sessions', user_id: owner.id },
    details: JSON.stringify({ person: manager.id }),
  });
  expect(shop.logged()).toContain('"event":"sessions-ended"');
});

it('ends all sessions of a person; of one’s own all but this', async () => {
  const phones = [await signInOnPhone(manager), await signInOnPhone(owner)];
  await answerTo(shop, owner, END, { userId: manager.id });
  await answerTo(shop, owner, END, { userId: owner.id });

  expect(await Promise.all([...phones, manager, owner].map(isSignedIn))).toEqual([false, false, false, true]);
});

it('is refused to whoever lacks one of the person’s rights, and about who is no staff', async () => {
  const colleague = await createTestStaff(database.db, ['people']);
  const shopper = await createTestUser(database.db);
  const before = await lastRecorded();

  for (const operation of [LIST, END]) {
    expect(await refusalOf(shop, colleague, operation, { userId: manager.id })).toEqual({
      ...{ code: 'FORBIDDEN', right: 'orders' },
    });
    expect(await refusalOf(shop, owner, operation, { userId: shopper.id })).toMatchObject({ code: 'NOT_FOUND' });
  }
  const [own] = await sessionsOf(owner);
  expect(await refusalOf(shop, owner, END, { userId: manager.id, id: own?.id })).toMatchObject({ code: 'NOT_FOUND' });

  expect(await Promise.all([manager, shopper, owner].map((user) => shop.request(ME, {}, user.headers)))).toMatchObject([
    { errors: [] },
    { errors: [] },
    { errors: [] },
  ]);
  expect(await lastRecorded()).toEqual(before);
});
