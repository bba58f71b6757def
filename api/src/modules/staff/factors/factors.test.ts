import { createHash } from 'node:crypto';
import { generateSync } from 'otplib';
import { answerTo, refusalOf } from '../../../testing/request-as';
import type { TestDatabase } from '../../../testing/test-database';
import { ageProof, createTestStaff, giveRights } from '../../../testing/test-staff';
import type { TestShop } from '../../../testing/test-shop';
import { createTestUser, type TestUser } from '../../../testing/test-users';
import { setUpTwoUsers } from '../../../testing/two-users';
import { ALL_RIGHTS } from '../../../staff-rights';

const ME = `{ staffMe { rights secondFactor {
  passkeys { id name } hasTotp recoveryCodesLeft provenUntil enrolUntil } } }`;
const START = 'mutation { staffStartTotp { secret uri } }';
const CONFIRM = 'mutation ($code: String!) { staffConfirmTotp(code: $code) { recoveryCodes } }';
const PROVE = 'mutation ($code: String) { staffProve(code: $code) { secondFactor { provenUntil recoveryCodesLeft } } }';
const PROVE_BY_KEY = 'mutation ($passkey: JSON) { staffProve(passkey: $passkey) { role } }';
const RENEW = 'mutation { staffRenewRecoveryCodes { recoveryCodes } }';
const REMOVE = 'mutation ($kind: FactorKind!) { staffRemoveFactor(kind: $kind) { secondFactor { hasTotp } } }';
const RESET = 'mutation ($userId: Int!) { staffResetFactor(userId: $userId) { success } }';
const SEND_LINK = 'mutation { staffSendFactorLink { success } }';
const ACCEPT = 'mutation ($token: String!) { staffAcceptInvite(token: $token) { rights } }';
const INVITE = 'mutation { staffInvite(email: "new@example.ru", rights: [people]) { success } }';
const SECOND_FACTOR = { code: 'UNAUTHENTICATED', secondFactor: true };
const WRONG_CODE = { code: 'BAD_REQUEST', fields: { code: expect.any(String) } };

let database: TestDatabase;
let shop: TestShop;
/** An owner without a proof and without a factor. */
let anna: TestUser;

setUpTwoUsers((parts) => {
  ({ database, shop, anna } = parts);
});

// A code of the step before is wrong once the clock enters the next one, so the clock stands still.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
});

afterEach(() => {
  jest.useRealTimers();
});

beforeEach(async () => {
  await giveRights(database.db, anna, ALL_RIGHTS);
  await ageProof(database.db, anna, null);
});

const factor = async (user: TestUser) =>
  (await answerTo<{ secondFactor: Record<string, unknown> }>(shop, user, ME)).secondFactor;

async function mailsTo({ email }: TestUser): Promise<{ subject: string; body: string }[]> {
  const { rows } = await database.db.query<{ subject: string; body: string }>(
    'select subject, body from outbox where recipient = $1 order by id',
    [email],
  );
  return rows;
}

/** Opens the link for the first factor in the session of a user. */
async function openLink(user: TestUser): Promise<string> {
  await answerTo(shop, user, SEND_LINK);
  const token = /\/admin\?invite=([\w-]{43})/.exec((await mailsTo(user)).at(-1)?.body ?? '')?.[1] ?? '';
  await answerTo(shop, user, ACCEPT, { token });
  return token;
}

/** A code of an app whose clock is so many seconds ahead. */
const codeOf = (secret: string, ahead = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + ahead });

/** A code that the app never shows about now. */
function wrongCode(secret: string): string {
  const right = [-60, -30, 0, 30, 60].map((ahead) => codeOf(secret, ahead));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

/** Connects an app. @returns its secret and the recovery codes */
async function connectApp(user: TestUser) {
  await openLink(user);
  const { secret } = await answerTo<{ secret: string }>(shop, user, START);
  const { recoveryCodes } = await answerTo<{ recoveryCodes: string[] }>(shop, user, CONFIRM, {
    code: codeOf(secret, -30),
  });
  return { secret, recoveryCodes };
}

/** Another session of the same person. */
async function signInAgain(user: TestUser): Promise<TestUser> {
  const token = 'b'.repeat(43);
  await database.db.query("insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + '1 day')", [
    createHash('sha256').update(token).digest('base64url'),
    user.id,
  ]);
  return { ...user, headers: { authorization: `Bearer ${token}` } };
}

describe('the first factor', () => {
  it('needs a mailed link, which works once, for its person, in the session that opened it', async () => {
    expect(await refusalOf(shop, anna, START)).toEqual({ code: 'FORBIDDEN' });
    const oleg = await createTestStaff(database.db, ['pages']);

    const token = await openLink(anna);

    expect(await refusalOf(shop, anna, ACCEPT, { token })).toEqual({ code: 'NOT_FOUND' });
    expect(await refusalOf(shop, oleg, ACCEPT, { token })).toEqual({ code: 'NOT_FOUND' });
    expect(await factor(anna)).toMatchObject({ enrolUntil: expect.any(String), hasTotp: false });
    expect(await refusalOf(shop, await signInAgain(anna), START)).toEqual({ code: 'FORBIDDEN' });
    expect(await answerTo(shop, anna, START)).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/INVIS%20DUOS:/),
    });
  });

  it('cannot be added by another person’s link, or an hour after it was opened', async () => {
    await answerTo(shop, anna, SEND_LINK);
    const token = /invite=([\w-]{43})/.exec((await mailsTo(anna)).at(-1)?.body ?? '')?.[1];
    const oleg = await createTestStaff(database.db, ['pages']);
    expect(await refusalOf(shop, oleg, ACCEPT, { token })).toEqual({ code: 'NOT_FOUND' });

    await answerTo(shop, anna, ACCEPT, { token });
    await database.db.query("update sessions set may_enrol_until = may_enrol_until - interval '1 hour'");

    expect(await refusalOf(shop, anna, START)).toEqual({ code: 'FORBIDDEN' });
  });

  it('can be added after an invitation was accepted', async () => {
    await ageProof(database.db, anna, '0');
    await answerTo(shop, anna, INVITE);
    const { rows } = await database.db.query<{ body: string }>(
      "select body from outbox where recipient = 'new@example.ru'",
    );
    const token = /invite=([\w-]{43})/.exec(rows[0]?.body ?? '')?.[1];
    const newcomer = await createTestUser(database.db);

    await answerTo(shop, newcomer, ACCEPT, { token });

    expect(await answerTo(shop, newcomer, START)).toMatchObject({ uri: expect.any(String) });
  });

  it('gives ten recovery codes once, proves this session, and is mailed to the owners', async () => {
    const other = await createTestStaff(database.db, ALL_RIGHTS);
    const { recoveryCodes } = await connectApp(anna);

    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/.test(code))).toBe(true);
    const { rows } = await database.db.query<{ code_hash: string }>('select code_hash from staff_recovery_codes');
    expect(rows.some(({ code_hash: hash }) => recoveryCodes.includes(hash))).toBe(false);
    expect(await factor(anna)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10, provenUntil: expect.any(String) });
    expect(await answerTo(shop, anna, INVITE)).toEqual({ success: true });
    for (const user of [anna, other]) {
      expect((await mailsTo(user)).at(-1)).toMatchObject({
        subject: 'Изменён второй способ входа',
        body: expect.stringContaining('подключено приложение'),
      });
    }
  });

  it('is followed by others after a proof only, without new codes', async () => {
    await connectApp(anna);
    await ageProof(database.db, anna, '11 minutes');
    expect(await refusalOf(shop, anna, START)).toEqual(SECOND_FACTOR);

    await ageProof(database.db, anna, '9 minutes');
    const { secret } = await answerTo<{ secret: string }>(shop, anna, START);

    expect(await answerTo(shop, anna, CONFIRM, { code: codeOf(secret) })).toEqual({ recoveryCodes: null });
  });
});

describe('a proof', () => {
  it('is needed by the rights of the shop, not by those of pages', async () => {
    expect(await refusalOf(shop, anna, INVITE)).toEqual(SECOND_FACTOR);
    expect(await refusalOf(shop, anna, '{ staffPages { id } }')).toBeUndefined();

    await ageProof(database.db, anna, '11 minutes');
    expect(await refusalOf(shop, anna, INVITE)).toEqual(SECOND_FACTOR);
    expect(await factor(anna)).toMatchObject({ provenUntil: expect.any(String) });
  });

  it('shows the e-mails of colleagues; without one their names stay, as the studio of yesterday needs', async () => {
    const people = '{ staffPeople { name email } }';

    expect(await answerTo(shop, anna, people)).toEqual([{ name: 'Анна Ветрова', email: null }]);
    await ageProof(database.db, anna, '1 hour');
    expect(await answerTo(shop, anna, people)).toEqual([{ name: 'Анна Ветрова', email: anna.email }]);
  });

  it('takes a code of the app once, with a clock that is one step wrong', async () => {
    const { secret } = await connectApp(anna); // by the code of the step before
    const used = codeOf(secret, -30);
    await ageProof(database.db, anna, null);

    expect(await refusalOf(shop, anna, PROVE, { code: used })).toEqual(WRONG_CODE);
    expect(await refusalOf(shop, anna, PROVE, { code: codeOf(secret, 3600) })).toEqual(WRONG_CODE);
    const code = codeOf(secret, 30);
    const { length } = await answerTo<object[]>(shop, anna, '{ staffPeople { name } }');
    expect(length).toBe(1);
    const [first, second] = await Promise.all([
      shop.request(PROVE, { code: `${code.slice(0, 3)} ${code.slice(3)}` }, anna.headers),
      shop.request(PROVE, { code }, anna.headers),
    ]);
    expect([...first.errors, ...second.errors]).toHaveLength(1);
    expect(await refusalOf(shop, anna, INVITE)).toBeUndefined();
  });

  it('takes a recovery code once, in any spelling, and mails that', async () => {
    const { recoveryCodes } = await connectApp(anna);
    const code = recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');

    expect(await answerTo(shop, anna, PROVE, { code })).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
    expect(await refusalOf(shop, anna, PROVE, { code })).toEqual(WRONG_CODE);
    expect((await mailsTo(anna)).at(-1)?.body).toContain('вход подтверждён запасным кодом');
  });

  it('counts for one session only', async () => {
    await connectApp(anna);

    expect(await refusalOf(shop, await signInAgain(anna), INVITE)).toEqual(SECOND_FACTOR);
  });

  it('allows five wrong codes in 15 minutes, also with RATE_LIMITS=off and all at once', async () => {
    const { secret, recoveryCodes } = await connectApp(anna);
    const code = wrongCode(secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.request(PROVE, { code }, anna.headers)));
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code);

    expect(codes.filter((one) => one === 'BAD_REQUEST')).toHaveLength(5);
    expect(codes.filter((one) => one === 'TOO_MANY_REQUESTS')).toHaveLength(3);
    expect(await refusalOf(shop, anna, PROVE, { code: recoveryCodes[0] })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(shop.logged()).toContain('"event":"factor-failed"');
  });

  it('refuses what is no passkey of this person', async () => {
    await answerTo(shop, anna, 'mutation { staffProofOptions }');

    for (const passkey of [{}, { id: 'made-up', response: null }, 'text', { id: { deep: true } }]) {
      expect(await refusalOf(shop, anna, PROVE_BY_KEY, { passkey })).toEqual({
        code: 'BAD_REQUEST',
        fields: { passkey: expect.any(String) },
      });
    }
  });
});

describe('factors', () => {
  it('are changed with a proof of the last ten minutes', async () => {
    const { recoveryCodes } = await connectApp(anna);
    await ageProof(database.db, anna, '11 minutes');
    expect(await refusalOf(shop, anna, RENEW)).toEqual(SECOND_FACTOR);
    expect(await refusalOf(shop, anna, REMOVE, { kind: 'totp' })).toEqual(SECOND_FACTOR);

    await ageProof(database.db, anna, '1 minute');
    const renewed = await answerTo<{ recoveryCodes: string[] }>(shop, anna, RENEW);
    expect(renewed.recoveryCodes).not.toEqual(expect.arrayContaining([recoveryCodes[0]]));
    expect(await refusalOf(shop, anna, PROVE, { code: recoveryCodes[0] })).toEqual(WRONG_CODE);
    expect(await answerTo(shop, anna, REMOVE, { kind: 'totp' })).toEqual({ secondFactor: { hasTotp: false } });

    expect(await factor(anna)).toMatchObject({ recoveryCodesLeft: 0, provenUntil: null, enrolUntil: null });
    expect(await refusalOf(shop, anna, START)).toEqual({ code: 'FORBIDDEN' });
  });

  it('are reset by another owner: sessions end, and the mailed link adds a new one', async () => {
    const owner = await createTestStaff(database.db, ALL_RIGHTS);
    const colleague = await createTestStaff(database.db, ['people']);
    await connectApp(anna);
    expect(await refusalOf(shop, anna, RESET, { userId: anna.id })).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refusalOf(shop, colleague, RESET, { userId: anna.id })).toEqual({
      code: 'FORBIDDEN',
      right: 'orders',
    });

    await answerTo(shop, owner, RESET, { userId: anna.id });

    expect(await refusalOf(shop, anna, ME)).toEqual({ code: 'UNAUTHENTICATED' });
    const again = await signInAgain(anna);
    expect(await factor(again)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    expect(await refusalOf(shop, again, START)).toEqual({ code: 'FORBIDDEN' });
    const mails = (await mailsTo(anna)).slice(-2);
    const token = /invite=([\w-]{43})/.exec(mails[0]?.body ?? '')?.[1];
    await answerTo(shop, again, ACCEPT, { token });
    expect(await answerTo(shop, again, START)).toMatchObject({ uri: expect.any(String) });
    expect((await mailsTo(owner)).at(-1)?.body).toContain('сброшен');
  });

  it('go when their person is dismissed', async () => {
    const owner = await createTestStaff(database.db, ALL_RIGHTS);
    await connectApp(anna);

    await answerTo(shop, owner, `mutation { staffDismiss(userId: ${anna.id}) { success } }`);

    expect((await database.db.query('select from staff_totp')).rows).toEqual([]);
    expect((await database.db.query('select from staff_recovery_codes')).rows).toEqual([]);
  });
});

it('logs neither secrets nor codes', async () => {
  const { secret, recoveryCodes } = await connectApp(anna);
  await answerTo(shop, anna, PROVE, { code: recoveryCodes[0] });

  for (const word of [secret, ...recoveryCodes]) expect(shop.logged()).not.toContain(word);
});

describe('a passkey', () => {
  const RENAME = 'mutation ($id: ID!, $name: String!) { staffRenamePasskey(id: $id, name: $name) { role } }';

  beforeEach(async () => {
    await ageProof(database.db, anna, '1 minute');
    await database.db.query(
      "insert into staff_passkeys (id, user_id, name, public_key, counter) values ('key-1', $1, 'Ключ', 'none', 0)",
      [anna.id],
    );
  });

  it('gets another name, which the record notes without it', async () => {
    await answerTo(shop, anna, RENAME, { id: 'key-1', name: ' Телефон Анны\u202E ' });

    expect((await factor(anna)).passkeys).toEqual([{ id: 'key-1', name: 'Телефон Анны' }]);
    const { rows } = await database.db.query(
      "select details from staff_audit where action = 'rename-passkey' and user_id = $1",
      [anna.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Телефон');
  });

  it.each(['', ' ', 'я'.repeat(65)])('refuses the name «%s»', async (name) => {
    expect(await refusalOf(shop, anna, RENAME, { id: 'key-1', name })).toMatchObject({
      ...{ code: 'BAD_REQUEST', fields: { name: 'Дайте ключу короткое название' } },
    });
  });

  it('of another person, or without a proof of the last ten minutes, keeps its name', async () => {
    const boris = await createTestUser(database.db);
    await giveRights(database.db, boris, ALL_RIGHTS);
    await ageProof(database.db, boris, '1 minute');
    expect(await refusalOf(shop, boris, RENAME, { id: 'key-1', name: 'Мой' })).toMatchObject({ code: 'NOT_FOUND' });

    await ageProof(database.db, anna, '11 minutes');
    expect(await refusalOf(shop, anna, RENAME, { id: 'key-1', name: 'Мой' })).toMatchObject(SECOND_FACTOR);
  });
});
