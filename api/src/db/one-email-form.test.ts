import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { migrate } from './migrate';

const UNICODE = 'anna@почта.рф';
const ASCII = 'anna@xn--80a1acny.xn--p1ai';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(() => database.reset());

afterAll(() => database.close());

async function addUser(email: string, phone: string, isConfirmed = true): Promise<void> {
  await database.db.query(
    `insert into users (email, phone, fullname, password_hash, confirmed_at)
     values ($1, $2, 'Анна', 'x', case when $3 then now() end)`,
    [email, phone, isConfirmed],
  );
}

async function migrated(): Promise<Record<string, string>> {
  await database.db.query('delete from schema_migrations where id = 22');
  await migrate(database.db);
  const { rows } = await database.db.query<{ phone: string; email: string }>('select phone, email from users');
  return Object.fromEntries(rows.map(({ phone, email }) => [phone, email]));
}

it('stores the e-mails of accounts with the domain in ASCII', async () => {
  await addUser(UNICODE, '1');
  await addUser('анна@example.ru', '2');
  await addUser('oleg@example.ru', '3');

  expect(await migrated()).toEqual({ 1: ASCII, 2: 'анна@example.ru', 3: 'oleg@example.ru' });
});

it.each([
  ['the confirmed one gets the address', [true, false], { 1: ASCII, 2: UNICODE }],
  ['of two confirmed ones, the one that has the form already', [true, true], { 1: UNICODE, 2: ASCII }],
  ['of two unconfirmed ones, the same', [false, false], { 1: UNICODE, 2: ASCII }],
])('loses no account of two with one mailbox: %s', async (_rule, [isFirst, isSecond], emails) => {
  await addUser(UNICODE, '1', isFirst);
  await addUser(ASCII, '2', isSecond);

  expect(await migrated()).toEqual(emails);
});

it('joins two requests for one product', async () => {
  for (const email of [UNICODE, ASCII, 'olga@почта.рф']) {
    await database.db.query(
      `insert into stock_notices (product_id, email, key_hashes, address, texts_version)
       select min(id), $1, array['x'], '203.0.113.1', '1' from products`,
      [email],
    );
  }
  await migrated();

  const { rows } = await database.db.query<{ email: string }>('select email from stock_notices order by email');
  expect(rows.map(({ email }) => email)).toEqual([ASCII, 'olga@xn--80a1acny.xn--p1ai']);
});
