import { createOutboxRepository } from '../mail/outbox-repository';
import { createHookRepository } from '../modules/leads/hook-repository';
import { setUpShop } from '../testing/set-up-shop';
import { fastOrder, type TestShop } from '../testing/test-shop';
import type { TestDatabase } from '../testing/test-database';
import { settleRestored } from './settle-restored';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(() => database.reset());

it('gives no order a number that a buyer may have', async () => {
  const { order } = await shop.order(fastOrder());
  await settleRestored(database.db);

  const { order: next } = await shop.order(fastOrder());
  expect(next?.id).toBe((order?.id ?? 0) + 1001);
});

it('holds what was to be told of leads', async () => {
  const { db } = database;
  await db.query(
    `insert into mail_messages (form, user_type, name, email, message, consented_at)
     select 'message', 'fiz', name, 'anna@example.ru', 'Да', now() from unnest(array['sent', 'waiting']) as name`,
  );
  await db.query(
    "insert into lead_hooks (lead_id, sent_at) select id, case name when 'sent' then now() end from mail_messages",
  );

  await settleRestored(db);

  expect(await createHookRepository(db).take(10, 60, 60)).toEqual([]);
  const { rows } = await db.query(
    'select name, held from lead_hooks join mail_messages as lead on lead.id = lead_id order by 1',
  );
  expect(rows).toEqual([
    { name: 'sent', held: false },
    { name: 'waiting', held: true },
  ]);
});

it('holds the mails that waited', async () => {
  const { db } = database;
  const outbox = createOutboxRepository(db);
  // The shop's own worker leaves it alone for ten minutes.
  await db.query(
    `insert into outbox (message_id, recipient, subject, html, body, sent_at, next_attempt_at)
     values ('sent', 'a@example.ru', '', '', '', now(), now()),
            ('waiting', 'b@example.ru', '', '', '', null, now() + interval '10 minutes')`,
  );
  const dueWithin = (seconds: number) => outbox.take(10, 600, seconds);
  expect(await dueWithin(60)).toMatchObject([{ recipient: 'b@example.ru' }]);

  expect(await settleRestored(db)).toBe(1);
  expect(await settleRestored(db)).toBe(0);
  expect(await dueWithin(60)).toEqual([]);
  expect((await outbox.measureWaiting()).count).toBe(0);
});
