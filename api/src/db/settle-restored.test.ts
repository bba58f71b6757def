import { createOutboxRepository } from '../mail/outbox-repository';
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
