import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { setUpShop } from '../testing/set-up-shop';
import { accountsOf, signupInput, type Accounts } from '../testing/test-accounts';
import type { TestDatabase } from '../testing/test-database';
import type { TestShop } from '../testing/test-shop';
import { keepErasures, repeatErasures } from './erasures';

let database: TestDatabase;
let shop: TestShop;
let accounts: Accounts;
let folder: string;
let lines: string[];

const anna = signupInput();
const OLEG = { email: 'oleg@example.ru', phone: '79120000000', fullname: 'Олег Лунин' };

setUpShop((parts) => {
  ({ database, shop } = parts);
  accounts = accountsOf(shop, database.db);
});

beforeEach(async () => {
  await database.reset();
  folder = mkdtempSync(path.join(tmpdir(), 'shop-erasures-'));
  lines = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (place: string) => path.join(place, 'erased.txt');
/** Keeps what there is, as a process does that ends. */
const keep = (place = folder) =>
  keepErasures({
    bucket: null,
    ...{ db: database.db, folder: place },
    log: pino({}, { write: (line: string) => void lines.push(line) }),
  })();
const emails = async () =>
  (await database.db.query<{ email: string }>('select email from users order by id')).rows.map(({ email }) => email);

/** Lets the database be one from before Anna has deleted her account. */
async function deleteAndRestore(): Promise<void> {
  const { db } = database;
  const headers = await accounts.signIn(await accounts.join());
  const { rows } = await db.query('select * from users');
  expect((await accounts.call('deleteCurrentUser', { password: anna.password }, headers)).value).toEqual({
    success: true,
  });
  await keep();
  await db.query('delete from erasures; delete from outbox');
  await db.query('insert into users select * from json_populate_recordset(null::users, $1)', [JSON.stringify(rows)]);
  await db.query(
    "insert into outbox (message_id, recipient, subject, html, body, held) values ('m', $1, '', '', '', true)",
    [anna.email],
  );
}

it('lets a restored database forget who had deleted the account, and nobody else', async () => {
  await deleteAndRestore();
  await accounts.join(OLEG);
  expect(await emails()).toEqual([anna.email, OLEG.email]);

  expect(await repeatErasures(database.db, [folder])).toBe(1);
  expect(await emails()).toEqual([OLEG.email]);
  const { rows: mails } = await database.db.query('select from outbox where recipient = $1', [anna.email]);
  expect(mails).toEqual([]);
  expect(await repeatErasures(database.db, [folder])).toBe(0);
});

it('keeps nothing of the person beside the backups', async () => {
  await deleteAndRestore();

  expect(readFileSync(fileOf(folder), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

it('keeps who was deleted before a restore, too', async () => {
  await deleteAndRestore();
  writeFileSync(fileOf(folder), `${'a'.repeat(64)}\n${readFileSync(fileOf(folder), 'utf8')}`);
  await repeatErasures(database.db, [folder]);
  await keep();

  expect(readFileSync(fileOf(folder), 'utf8').trim().split('\n')).toHaveLength(2);
});

it('does without a folder, and with one that has nothing', async () => {
  expect(await repeatErasures(database.db, [])).toBe(0);
  expect(await repeatErasures(database.db, [folder, path.join(folder, 'none')])).toBe(0);
});

it('tells of a folder that cannot be written to', async () => {
  await deleteAndRestore();
  await repeatErasures(database.db, [folder]);
  writeFileSync(path.join(folder, 'file'), '');
  await keep(path.join(folder, 'file'));

  expect(lines.join('')).toContain('deleted accounts not kept');
});
