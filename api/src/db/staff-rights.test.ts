import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createTestUser } from '../testing/test-users';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

const MIGRATION = readFileSync(path.join(__dirname, 'migrations/0032_staff_rights.sql'), 'utf8');

it('gives the people of a studio in use the rights of their roles, and their invitations, too', async () => {
  const { db } = database;
  const [publisher, editor] = [await createTestUser(db), await createTestUser(db)];
  await db.query(
    `alter table staff drop column role, drop column rights;
     alter table staff_invites drop column rights;
     drop domain staff_rights;
     alter table staff add column role text not null;
     alter table staff_invites add column role text not null`,
  );
  await db.query("insert into staff (user_id, role) values ($1, 'publisher'), ($2, 'editor')", [
    publisher.id,
    editor.id,
  ]);
  await db.query(
    `insert into staff_invites (token_hash, email, role, invited_by, expires_at)
     values ('a', 'a@example.ru', 'editor', $1, now()), ('b', 'owner@example.ru', 'publisher', null, now())`,
    [publisher.id],
  );

  await db.query(MIGRATION);

  expect((await db.query('select user_id, rights, role from staff order by user_id')).rows).toEqual([
    { user_id: publisher.id, rights: ['pages', 'publish', 'people'], role: 'publisher' },
    { user_id: editor.id, rights: ['pages'], role: 'editor' },
  ]);
  // A link of the setting gave less than an owner has: the next start mails another one.
  expect((await db.query('select email, rights from staff_invites')).rows).toEqual([
    { email: 'a@example.ru', rights: ['pages'] },
  ]);
});
