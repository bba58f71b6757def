import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOCTOR_PATH, isExamined, writeOperatorKey, type Finding } from '@shop/node/operator';
import { nameOf, readBackupState } from '@shop/node/backup';
import { findUnsafeSettings } from '../db/find-unsafe-settings';
import { createOutboxRepository } from '../mail/outbox-repository';
import { createLeadRepository } from '../modules/leads/lead-repository';
import { parseSettings, type Settings } from '../settings';
import { ALL_RIGHTS } from '../staff-rights';
import { setUpShop } from '../testing/set-up-shop';
import type { TestDatabase } from '../testing/test-database';
import type { TestShop } from '../testing/test-shop';
import { createTestStaff } from '../testing/test-staff';
import { examineShop } from './examine-shop';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(() => database.reset());

const SOUND = parseSettings({ PUBLIC_URL: 'https://shop.example' });

interface Changes {
  settings?: Partial<Settings>;
  isDiskFull?: boolean;
  /** Of what changed after the newest backup. */
  changesAt?: Date | null;
}

const examine = ({ settings, isDiskFull = false, ...changes }: Changes = {}) =>
  examineShop({
    ...{
      settings: { ...SOUND, dataDir: shop.dataDir, ...settings },
      db: database.db,
      outbox: createOutboxRepository(database.db),
      leads: createLeadRepository(database.db),
    },
    readBackups: async () => ({
      ...(await readBackupState(settings?.backups?.folder ?? '').catch(() => ({
        madeAt: null,
        provenAt: null,
        provenPages: 0,
      }))),
      ...changes,
    }),
    isDiskFull: async () => isDiskFull,
    hasOwner: async () => false,
  });

const of = (findings: readonly Finding[], check: string) => findings.filter((finding) => finding.check === check);

/** A server that answers as mail servers do, or refuses everybody. */
async function openMailServer(greeting: string): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`${greeting}\r\n`);
    socket.on('data', (line) => socket.write(String(line).startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `smtp://127.0.0.1:${port}`, server };
}

it('finds a sound shop sound', async () => {
  const { url, server } = await openMailServer('220 mail.example');
  const findings = await examine({ settings: { smtpUrl: url } });
  server.close();

  // Nobody has rights or backups here, and the server of the tests may lose what a power cut takes.
  const rest = findings.filter(({ check }) => !['owner', 'durability', 'backup'].includes(check));
  expect(rest.map(({ level }) => level)).toEqual(rest.map(() => 'good'));
  const unsafe = await findUnsafeSettings(database.db);
  expect(of(findings, 'durability').map(({ level }) => level)).toEqual(
    unsafe.length > 0 ? unsafe.map(() => 'fault') : ['good'],
  );
  expect(of(findings, 'database')[0]?.text).toMatch(/^PostgreSQL \d+.*; migrations: (\d+) of \1$/);
});

it.each<[string, Changes, string, string]>([
  ['disk', { isDiskFull: true }, 'orders are refused', 'make room'],
  ['mail', { settings: { smtpUrl: null } }, 'nobody gets them', 'set SMTP_URL'],
  ['owner', {}, 'nobody has all rights', 'set STAFF_OWNER'],
  ['owner', { settings: { staffOwner: 'anna@example.ru' } }, 'nobody has all rights', 'mail to STAFF_OWNER'],
  ['settings', { settings: { areRateLimitsOn: false } }, 'RATE_LIMITS is off', 'docs/settings.md'],
  ['settings', { settings: { publicUrl: 'http://localhost:3000' } }, 'links in mails lead to', 'set PUBLIC_URL'],
  ['settings', { settings: { publicUrl: 'http://shop.example' } }, 'is not encrypted', 'https'],
])('names the way out of %s: %j', async (check, changes, text, wayOut) => {
  const [finding] = of(await examine(changes), check);

  expect(finding).toMatchObject({ text: expect.stringContaining(text), wayOut: expect.stringContaining(wayOut) });
  expect(finding?.level).not.toBe('good');
});

it('names leads that did not reach their program in three days', async () => {
  expect(of(await examine(), 'leads')[0]?.level).toBe('good');
  const { rows } = await database.db.query<{ id: number }>(
    `insert into mail_messages (form, user_type, name, email, message, consented_at)
     values ('support', 'fiz', 'Анна', 'anna@example.ru', 'Метка', now()) returning id`,
  );
  await database.db.query('insert into lead_hooks (lead_id, failed_at) values ($1, now())', [rows[0]?.id]);

  expect(of(await examine(), 'leads')).toMatchObject([
    {
      level: 'fault',
      text: '1 lead not told to the program of LEADS_WEBHOOK_URL',
      wayOut: expect.stringContaining('/studio/leads'),
    },
  ]);
  await database.db.query('delete from mail_messages');
});

describe('the backups of the nights', () => {
  let folder: string;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
  const look = async (changes: Pick<Changes, 'changesAt'> = {}, publicKey: string | null = 'age1') => {
    const backups = { folder, bucket: null, publicKey, keyFile: '/root/key.txt', keeping: { days: 7, weeks: 4 } };
    return of(await examine({ settings: { backups }, ...changes }), 'backup');
  };
  const put = (hours: number) => writeFileSync(path.join(folder, nameOf(hoursAgo(hours))), '');
  const prove = (hours: number, pages = 100) =>
    writeFileSync(path.join(folder, 'proven.json'), JSON.stringify({ name: 'shop', provenAt: hoursAgo(hours), pages }));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shop-backups-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are not asked for, are not there, are old, or were never restored', async () => {
    expect(of(await examine(), 'backup')[0]).toMatchObject({
      level: 'warning',
      wayOut: expect.stringContaining('BACKUP_TO'),
    });
    expect((await look())[0]).toMatchObject({ level: 'fault', text: expect.stringContaining('there is no backup in') });
    put(30);
    expect((await look())[0]?.text).toBe('the newest backup was made 30 h ago');
    put(5);
    expect((await look())[0]?.text).toBe('no backup was ever restored beside the shop');
    prove(50);
    expect((await look())[0]?.text).toBe('the last backup that could be restored is of 50 h ago');
  });

  it('are good when the newest was restored, and should lie on another disk', async () => {
    put(5);
    prove(4);
    expect(await look()).toMatchObject([
      { level: 'good', text: 'made 5 h ago, restored beside the shop 4 h ago, 100 pages rendered from it' },
      { level: 'warning', text: expect.stringContaining('on one disk') },
    ]);
    expect((await look({}, null))[2]).toMatchObject({ text: 'backups are not encrypted' });
  });

  it('are proven by half where no page was rendered from the newest', async () => {
    put(5);
    prove(4, 0);
    expect(await look()).toMatchObject([
      {
        level: 'warning',
        text: 'made 5 h ago, its database restored beside the shop 4 h ago, no page rendered from it',
        wayOut: expect.stringContaining('proven.json'),
      },
      { level: 'warning', text: expect.stringContaining('on one disk') },
    ]);
  });

  it('are not enough where changes are not kept', async () => {
    put(5);
    prove(4);
    const isBehind = async (changesAt: Date | null) =>
      (await look({ changesAt })).some(({ level }) => level === 'fault');

    expect(await isBehind(hoursAgo(0))).toBe(false);
    expect(await isBehind(hoursAgo(1))).toBe(true);
    expect(await isBehind(null)).toBe(true);
  });
});

it('says what the mail server says, and that mails wait', async () => {
  const refusing = await openMailServer('554 go away');
  expect(of(await examine({ settings: { smtpUrl: refusing.url } }), 'mail')[0]).toMatchObject({
    level: 'fault',
    text: expect.stringContaining('go away'),
  });
  refusing.server.close();

  const { url, server } = await openMailServer('220 mail.example');
  await database.db.query(
    `insert into outbox (message_id, recipient, subject, body, html, created_at)
     values (gen_random_uuid(), 'anna@example.ru', 'a', 'b', 'c', now() - interval '20 minutes')`,
  );
  expect(of(await examine({ settings: { smtpUrl: url } }), 'mail')[0]?.text).toMatch(
    /^1 mail not sent, the oldest since 20 min$/,
  );
  server.close();
});

it('says that nothing is on sale, that a newer version uses the database, and what it could not look at', async () => {
  const { db } = database;
  await db.query('update products set active = false');
  await db.query("insert into schema_migrations (id, name) values (9999, 'later')");
  const findings = await examineShop({
    ...{ settings: SOUND, db, outbox: createOutboxRepository(db), readBackups: null },
    leads: createLeadRepository(db),
    isDiskFull: async () => false,
    hasOwner: () => Promise.reject(new Error('relation "staff" does not exist')),
  });
  await db.query('delete from schema_migrations where id = 9999');
  await db.query('update products set active = true');

  expect(of(findings, 'goods')[0]).toMatchObject({ level: 'warning', text: 'nothing is on sale' });
  expect(of(findings, 'database')[0]?.wayOut).toContain('a newer version');
  expect(of(findings, 'owner')[0]).toMatchObject({ level: 'fault', text: 'relation "staff" does not exist' });
});

it('is asked with the key of the data folder only', async () => {
  await createTestStaff(database.db, ALL_RIGHTS);
  const ask = (key: string) => shop.app.inject({ method: 'POST', url: DOCTOR_PATH, payload: { key } });

  expect((await ask('x'.repeat(43))).statusCode).toBe(403);
  const answer: unknown = (await ask(writeOperatorKey(shop.dataDir))).json();
  expect(isExamined(answer)).toBe(true);
  expect(JSON.stringify(answer)).toContain('somebody has all rights');
});
