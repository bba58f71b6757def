import { setUpTwoUsers } from '../../testing/two-users';
import { answerTo, refusalOf } from '../../testing/request-as';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';
import type { TestUser } from '../../testing/test-users';
import type { UserSession } from '../../generated/resolvers-types';
import { createSessionRepository } from './session-repository';

let database: TestDatabase;
let shop: TestShop;
let anna: TestUser;
let oleg: TestUser;

setUpTwoUsers((parts) => {
  ({ database, shop, anna, oleg } = parts);
});

const SESSIONS = '{ currentUserSessions { id device createdAt lastUsedAt isCurrent } }';
const CLOSE = 'mutation ($id: Int!) { closeSession(id: $id) { success } }';
const EVERYWHERE = 'mutation { signoutEverywhere { success } }';

/** Opens another session of a user. */
async function openAnother(user: TestUser, device: string | null = null): Promise<TestUser> {
  const token = await createSessionRepository(database.db).open(user.id, 'none', device);
  return { ...user, headers: { authorization: `Bearer ${token ?? ''}` } };
}

const sessionsOf = (user: TestUser) => answerTo<UserSession[]>(shop, user, SESSIONS);
const idOf = async (user: TestUser) => (await sessionsOf(user))[0]?.id ?? 0;
const isSignedIn = async (user: TestUser) => (await refusalOf(shop, user, SESSIONS)) === undefined;

describe('the list', () => {
  it("holds one's own sessions: this one first, then by last use", async () => {
    const phone = await openAnother(anna, 'Safari, iPhone');
    await openAnother(anna, 'Chrome, Windows');
    await database.db.query("update sessions set last_used_at = now() - interval '5 minutes' where device is null");
    await database.db.query("update sessions set last_used_at = now() - interval '9 minutes' where device ~ 'Safari'");

    const sessions = await sessionsOf(phone);

    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari, iPhone', true],
      ['Chrome, Windows', false],
      ['Неизвестный браузер', false],
    ]);
    expect(Date.parse(sessions[0]?.createdAt ?? '') - Date.parse(sessions[0]?.lastUsedAt ?? '')).toBeGreaterThan(0);
    expect(await sessionsOf(oleg)).toHaveLength(1);
  });

  it('leaves out sessions that are over', async () => {
    await openAnother(anna, 'Chrome, Windows');
    await database.db.query("update sessions set expires_at = now() - interval '1 second' where device is not null");

    expect(await sessionsOf(anna)).toHaveLength(1);
  });

  it('is not for guests', async () => {
    const guest = { ...anna, headers: { authorization: '' } };

    for (const operation of [SESSIONS, EVERYWHERE, 'mutation { closeSession(id: 1) { success } }'])
      expect(await refusalOf(shop, guest, operation)).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('closing a session', () => {
  it('ends another one of the user, and no more', async () => {
    const phone = await openAnother(anna);

    expect(await answerTo(shop, anna, CLOSE, { id: await idOf(phone) })).toEqual({ success: true });

    expect(await Promise.all([anna, phone, oleg].map(isSignedIn))).toEqual([true, false, true]);
  });

  it('signs out when it is this one', async () => {
    await answerTo(shop, anna, CLOSE, { id: await idOf(anna) });

    expect(await isSignedIn(anna)).toBe(false);
  });

  it("knows neither another user's session nor one that does not exist", async () => {
    const ids = [await idOf(oleg), 2_000_000_000];

    for (const id of ids) expect(await refusalOf(shop, anna, CLOSE, { id })).toEqual({ code: 'NOT_FOUND' });
    expect(await isSignedIn(oleg)).toBe(true);
  });
});

it('signs out everywhere, and nobody else', async () => {
  const phone = await openAnother(anna);

  expect(await answerTo(shop, anna, EVERYWHERE)).toEqual({ success: true });

  expect(await Promise.all([anna, phone, oleg].map(isSignedIn))).toEqual([false, false, true]);
});
