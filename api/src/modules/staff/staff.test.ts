import { refusalOf, answerTo } from '../../testing/request-as';
import type { TestDatabase } from '../../testing/test-database';
import { eventually, openTestShop, type TestShop } from '../../testing/test-shop';
import { ageProof, giveRights } from '../../testing/test-staff';
import { setUpTwoUsers } from '../../testing/two-users';
import { createTestUser, type TestUser } from '../../testing/test-users';
import { ALL_RIGHTS } from '../../staff-rights';

const OWNER = 'owner@example.ru';
const ME = '{ staffMe { role rights } }';
const NOBODY = { role: null, rights: [] };
const OWNS = { role: 'publisher', rights: ALL_RIGHTS };
const PEOPLE = '{ staffPeople { userId name email rights role addedAt } }';
const INVITE = 'mutation ($email: String!, $role: StaffRole!) { staffInvite(email: $email, role: $role) { success } }';
const ACCEPT = 'mutation ($token: String!) { staffAcceptInvite(token: $token) { role rights } }';
const SET_RIGHTS = `mutation ($userId: Int!, $rights: [StaffRight!]!) {
  staffSetRights(userId: $userId, rights: $rights) { success } }`;
const INVITE_TO = `mutation ($email: String!, $rights: [StaffRight!]) {
  staffInvite(email: $email, rights: $rights) { success } }`;
const INVITES = '{ staffInvites { email rights invitedBy expiresAt } }';
const CANCEL = 'mutation ($email: String!) { staffCancelInvite(email: $email) { success } }';
const DISMISS = 'mutation ($userId: Int!) { staffDismiss(userId: $userId) { success } }';

let database: TestDatabase;
let shop: TestShop;
let anna: TestUser;
let oleg: TestUser;

setUpTwoUsers((parts) => {
  ({ database, shop, anna, oleg } = parts);
});

/** The tokens mailed to an address, the latest first. */
async function tokensTo(email: string): Promise<string[]> {
  const { rows } = await database.db.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by id desc',
    [email],
  );
  return rows.flatMap(({ body }) => /\/(?:admin|studio)\?invite=([\w-]{43})/.exec(body)?.[1] ?? []);
}

/** Starts another program with this owner, and stops it. */
async function startWith(staffOwner: string | null): Promise<void> {
  const other = await openTestShop(database.db, { settings: { staffOwner } });
  await other.close();
}

const makePublisher = (user: TestUser) => giveRights(database.db, user, ['pages', 'publish', 'people']);
const makeOwner = (user: TestUser) => giveRights(database.db, user, ALL_RIGHTS);

async function audited(action: string): Promise<{ user_id: number; details: string }[]> {
  const { rows } = await database.db.query<{ user_id: number; details: string }>(
    'select user_id, details from staff_audit where action = $1 order by id desc',
    [action],
  );
  return rows;
}

describe('the owner’s link', () => {
  it('gives all rights to whoever opens it signed in, once', async () => {
    await startWith(OWNER);
    const [token = ''] = await tokensTo(OWNER);

    expect(await refusalOf(shop, { ...anna, headers: { authorization: '' } }, ACCEPT, { token })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await answerTo(shop, anna, ACCEPT, { token })).toEqual(OWNS);
    expect(await refusalOf(shop, oleg, ACCEPT, { token })).toEqual({ code: 'NOT_FOUND' });
    expect(await answerTo(shop, anna, ME)).toEqual(OWNS);
    expect(await answerTo(shop, oleg, ME)).toEqual(NOBODY);
  });

  it('is mailed at each start, as long as nobody has all rights', async () => {
    await makePublisher(oleg);
    await startWith(OWNER);
    await startWith(OWNER);
    expect(await tokensTo(OWNER)).toHaveLength(2);
    const [, first = ''] = await tokensTo(OWNER);

    await answerTo(shop, anna, ACCEPT, { token: first });
    await startWith(OWNER);

    const tokens = await tokensTo(OWNER);
    expect(tokens).toHaveLength(2);
    // The other link to the mailbox ended with the first.
    expect(await refusalOf(shop, oleg, ACCEPT, { token: tokens[0] })).toEqual({ code: 'NOT_FOUND' });
  });

  it('stops working when the setting names another mailbox, or none', async () => {
    await startWith('typo@example.ru');
    const [token = ''] = await tokensTo('typo@example.ru');

    await startWith(OWNER);

    expect(await refusalOf(shop, anna, ACCEPT, { token })).toEqual({ code: 'NOT_FOUND' });
    const [right = ''] = await tokensTo(OWNER);
    await startWith(null);
    expect(await refusalOf(shop, anna, ACCEPT, { token: right })).toEqual({ code: 'NOT_FOUND' });
  });

  it('is not mailed endlessly by a program that is restarted again and again', async () => {
    for (let start = 0; start < 7; start += 1) {
      const other = await openTestShop(database.db, { settings: { staffOwner: OWNER, areRateLimitsOn: true } });
      await other.close();
    }

    expect(await tokensTo(OWNER)).toHaveLength(5);
  });

  it('expires after three days, and is stored as a hash', async () => {
    await startWith(OWNER);
    const [token = ''] = await tokensTo(OWNER);
    const { rows } = await database.db.query<{ days: number; invite: string }>(
      'select extract(day from expires_at - created_at)::int as days, staff_invites::text as invite from staff_invites',
    );
    expect(rows.map(({ days }) => days)).toEqual([3]);
    expect(rows[0]?.invite).not.toContain(token);

    await database.db.query("update staff_invites set expires_at = now() - interval '1 second'");

    expect(await refusalOf(shop, anna, ACCEPT, { token })).toEqual({ code: 'NOT_FOUND' });
  });

  it('looks like the other mails, and says what it is for', async () => {
    await startWith(OWNER);

    const mail = await eventually(async () => {
      const { rows } = await database.db.query<{ subject: string; html: string; body: string }>(
        'select subject, html, body from outbox where recipient = $1',
        [OWNER],
      );
      return rows[0];
    });
    expect(mail.subject).toBe('Доступ к магазину INVIS DUOS');
    expect(mail.html).toContain('/images/mail/account.png');
    expect(mail.body).toContain('Открыть «Магазин»: http://localhost:3000/admin?invite=');
    expect(mail.body).toContain('http://localhost:3000/studio?invite=');
  });
});

describe('rights', () => {
  it('are never given by an e-mail', async () => {
    await startWith(OWNER);
    await database.db.query('update users set email = $1 where id = $2', [OWNER, anna.id]);

    expect(await answerTo(shop, anna, ME)).toEqual(NOBODY);
  });

  it('are given by an invitation, in any mailbox', async () => {
    await makePublisher(anna);

    await answerTo(shop, anna, INVITE, { email: ' Friend@Example.ru ', role: 'editor' });

    const [token = ''] = await tokensTo('friend@example.ru');
    expect(await answerTo(shop, oleg, ACCEPT, { token })).toEqual({ role: 'editor', rights: ['pages'] });
    expect(await audited('accept-invite')).toEqual([
      { user_id: oleg.id, details: JSON.stringify({ rights: 'pages', invitedBy: anna.id }) },
      expect.anything(),
      expect.anything(),
    ]);
    const common = { name: 'Анна Ветрова', addedAt: expect.any(String) };
    const rights = ['pages', 'publish', 'people'];
    expect(await answerTo<unknown[]>(shop, anna, PEOPLE)).toEqual([
      { ...common, userId: anna.id, email: anna.email, rights, role: 'publisher' },
      { ...common, userId: oleg.id, email: oleg.email, rights: ['pages'], role: 'editor' },
    ]);
    expect(await answerTo(shop, oleg, PEOPLE)).toMatchObject([{ email: null }, { email: null }]);
  });

  it('name who invites, and stand in a list until they are taken', async () => {
    await makePublisher(anna);
    await answerTo(shop, anna, INVITE, { email: 'friend@example.ru', role: 'editor' });
    const [token = ''] = await tokensTo('friend@example.ru');

    const { rows } = await database.db.query<{ body: string }>(
      "select body from outbox where recipient = 'friend@example.ru'",
    );
    expect(rows[0]?.body).toContain('Анна Ветрова приглашает вас');
    const open = { email: 'friend@example.ru', rights: ['pages'], invitedBy: 'Анна Ветрова' };
    expect(await answerTo(shop, anna, INVITES)).toEqual([{ ...open, expiresAt: expect.stringMatching(/Z$/) }]);
    await answerTo(shop, oleg, ACCEPT, { token });
    expect(await answerTo(shop, anna, INVITES)).toEqual([]);
  });

  it('are given by no link that was cancelled', async () => {
    await makePublisher(anna);
    await answerTo(shop, anna, INVITE, { email: 'friend@example.ru', role: 'editor' });
    const [token = ''] = await tokensTo('friend@example.ru');

    await answerTo(shop, anna, CANCEL, { email: 'Friend@example.ru' });

    expect(await answerTo(shop, anna, INVITES)).toEqual([]);
    expect(await refusalOf(shop, oleg, ACCEPT, { token })).toEqual({ code: 'NOT_FOUND' });
    expect(await refusalOf(shop, anna, CANCEL, { email: 'friend@example.ru' })).toEqual({ code: 'NOT_FOUND' });
    expect(await audited('cancel-invite')).toEqual([expect.objectContaining({ user_id: anna.id })]);
  });

  it('of others end by nobody who lacks them', async () => {
    await makeOwner(oleg);
    await answerTo(shop, oleg, INVITE_TO, { email: 'manager@example.ru', rights: ['orders'] });
    await makePublisher(anna);

    expect(await refusalOf(shop, anna, CANCEL, { email: 'manager@example.ru' })).toEqual({
      code: 'FORBIDDEN',
      right: 'orders',
    });
  });

  it('are listed for nobody without a proof of the second factor', async () => {
    await makePublisher(anna);
    await ageProof(database.db, anna, '12 hours 1 second');

    expect(await answerTo(shop, anna, INVITES)).toBeNull();
  });

  it('are not lowered by an invitation', async () => {
    await makePublisher(anna);
    await answerTo(shop, anna, INVITE, { email: 'friend@example.ru', role: 'editor' });
    const [token = ''] = await tokensTo('friend@example.ru');

    expect(await answerTo(shop, anna, ACCEPT, { token })).toMatchObject({ role: 'publisher' });
  });

  it('end at once when somebody is dismissed, with the invitations they sent', async () => {
    await makePublisher(anna);
    await makePublisher(oleg);
    await answerTo(shop, oleg, INVITE, { email: 'back-door@example.ru', role: 'publisher' });
    const [token = ''] = await tokensTo('back-door@example.ru');

    await answerTo(shop, anna, DISMISS, { userId: oleg.id });

    expect(await answerTo(shop, oleg, ME)).toEqual(NOBODY);
    expect(await refusalOf(shop, oleg, PEOPLE)).toEqual({ code: 'FORBIDDEN', right: 'people' });
    expect(await refusalOf(shop, oleg, ACCEPT, { token })).toEqual({ code: 'NOT_FOUND' });
    expect((await audited('dismiss'))[0]).toEqual({ user_id: anna.id, details: `{"dismissed":${oleg.id}}` });
  });

  it.each([
    ['owner', makeOwner],
    ['publisher', makePublisher],
  ])('leave one %s, also when two dismiss each other at once', async (_who, make) => {
    await make(anna);
    expect(await refusalOf(shop, anna, DISMISS, { userId: anna.id })).toEqual({ code: 'CONFLICT' });
    await make(oleg);

    const answers = await Promise.all([
      shop.request(DISMISS, { userId: oleg.id }, anna.headers),
      shop.request(DISMISS, { userId: anna.id }, oleg.headers),
    ]);

    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const { rows } = await database.db.query('select from staff');
    expect(rows).toHaveLength(1);
  });

  it('are unknown for somebody without one, and refuse what is no e-mail', async () => {
    await makePublisher(anna);

    expect(await refusalOf(shop, anna, DISMISS, { userId: oleg.id })).toEqual({ code: 'NOT_FOUND' });
    expect(await refusalOf(shop, anna, INVITE, { email: 'nobody', role: 'editor' })).toEqual({
      code: 'BAD_REQUEST',
      fields: { email: expect.any(String) },
    });
  });

  it('are given and taken one by one, by those who have them', async () => {
    await makeOwner(anna);
    await giveRights(database.db, oleg, ['people', 'orders']);
    const third = await createTestUser(database.db);
    await giveRights(database.db, third, ['orders', 'goods']);

    await answerTo(shop, oleg, SET_RIGHTS, { userId: third.id, rights: ['people', 'goods'] });
    expect(await answerTo(shop, third, ME)).toEqual({ role: null, rights: ['goods', 'people'] });
    for (const rights of [['people'], ['goods', 'people', 'publish']]) {
      const refusal = await refusalOf(shop, oleg, SET_RIGHTS, { userId: third.id, rights });
      expect(refusal).toMatchObject({ code: 'FORBIDDEN', right: rights.at(-1) === 'publish' ? 'publish' : 'goods' });
    }
    expect(await refusalOf(shop, oleg, DISMISS, { userId: third.id })).toEqual({ code: 'FORBIDDEN', right: 'goods' });
    expect(await refusalOf(shop, oleg, INVITE_TO, { email: 'a@example.ru', rights: ['people', 'shop'] })).toEqual({
      code: 'FORBIDDEN',
      right: 'shop',
    });
    expect(await refusalOf(shop, anna, SET_RIGHTS, { userId: anna.id, rights: ['people'] })).toEqual({
      code: 'CONFLICT',
    });
    expect(await refusalOf(shop, anna, SET_RIGHTS, { userId: third.id, rights: [] })).toEqual({
      code: 'BAD_REQUEST',
      fields: { rights: expect.any(String) },
    });
    expect((await audited('set-rights'))[0]).toEqual({
      user_id: oleg.id,
      details: JSON.stringify({ person: third.id, rights: 'goods people' }),
    });
  });

  it('that are taken end the invitations by which they are given', async () => {
    await makeOwner(anna);
    await giveRights(database.db, oleg, ['people', 'orders']);
    await answerTo(shop, oleg, INVITE_TO, { email: 'orders@example.ru', rights: ['orders'] });
    await answerTo(shop, oleg, INVITE_TO, { email: 'people@example.ru', rights: ['people'] });

    await answerTo(shop, anna, SET_RIGHTS, { userId: oleg.id, rights: ['people'] });

    const stranger = await createTestUser(database.db);
    const [ofOrders] = await tokensTo('orders@example.ru');
    const [ofPeople] = await tokensTo('people@example.ru');
    expect(await refusalOf(shop, stranger, ACCEPT, { token: ofOrders })).toEqual({ code: 'NOT_FOUND' });
    expect(await answerTo(shop, stranger, ACCEPT, { token: ofPeople })).toEqual({ role: null, rights: ['people'] });
  });

  it('choose where an invitation leads', async () => {
    await makeOwner(anna);
    const pathOf = async (rights: string[]) => {
      const email = `${rights.join('-')}@example.ru`;
      await answerTo(shop, anna, INVITE_TO, { email, rights });
      const { rows } = await database.db.query<{ body: string }>('select body from outbox where recipient = $1', [
        email,
      ]);
      return /\/(admin|studio)\?invite/.exec(rows[0]?.body ?? '')?.[1];
    };

    expect(await pathOf(['pages', 'publish'])).toBe('studio');
    expect(await pathOf(['orders', 'pages'])).toBe('admin');
    expect(await pathOf(['people'])).toBe('admin');
  });

  it('go with the account', async () => {
    await makePublisher(anna);

    await database.db.query('delete from users where id = $1', [anna.id]);

    expect((await database.db.query('select from staff')).rows).toEqual([]);
  });
});

it('keeps the record of actions from changing', async () => {
  for (const change of ['update staff_audit set user_id = 1', 'delete from staff_audit', 'truncate staff_audit']) {
    await expect(database.db.query(change)).rejects.toThrow('never changed or deleted');
  }
});

it('limits invitations and guesses', async () => {
  await makePublisher(anna);
  const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
  const codes = async (operation: string, variables: object, times: number) => {
    const found: unknown[] = [];
    for (let count = 0; count < times; count += 1) {
      found.push((await limited.request(operation, variables, anna.headers)).errors[0]?.extensions.code);
    }
    return found;
  };

  const toOne = await codes(INVITE, { email: 'friend@example.ru', role: 'editor' }, 6);
  const guesses = await codes(ACCEPT, { token: 'made-up' }, 31);
  await limited.close();

  expect(toOne).toEqual([...Array<undefined>(5).fill(undefined), 'TOO_MANY_REQUESTS']);
  expect(guesses).toEqual([...Array<string>(30).fill('NOT_FOUND'), 'TOO_MANY_REQUESTS']);
});

it('logs neither e-mails nor tokens', async () => {
  await makePublisher(anna);
  await answerTo(shop, anna, INVITE, { email: 'secret-friend@example.ru', role: 'editor' });
  const [token = ''] = await tokensTo('secret-friend@example.ru');
  await answerTo(shop, oleg, ACCEPT, { token });

  for (const secret of ['secret-friend', token]) expect(shop.logged()).not.toContain(secret);
  expect(shop.logged()).toContain('"event":"role-given"');
});
