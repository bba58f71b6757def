import { createAccountServices } from './account-services';
import { cleanUp } from './housekeeping';
import { parseSettings } from './settings';
import { createFileRepository } from './modules/staff-files/file-repository';
import { createStaffOrdersServices } from './staff-orders-services';
import { createOutboxRepository } from './mail/outbox-repository';
import { createConsentRepository } from './modules/consents/consent-repository';
import { createOrderRepository } from './modules/orders/order-repository';
import { createPreviewRepository } from './modules/pages/preview-repository';
import { createVisitRepository } from './modules/pages/visit-repository';
import { createTestRepository } from './modules/page-tests/test-repository';
import { createFigureRepository } from './modules/page-figures/figure-repository';
import { createInviteRepository } from './modules/staff/invite-repository';
import { createLeadRepository } from './modules/leads/lead-repository';
import { createQuestionRepository } from './modules/reviews/question-repository';
import { createStockNoticeRepository } from './modules/stock-notices/stock-notice-repository';
import { createOrderCardRepository } from './modules/staff-orders/order-card-repository';
import { createRateLimitRepository } from './rate-limit/rate-limit-repository';
import { openTestDatabase, type TestDatabase } from './testing/test-database';
import { createTestUser } from './testing/test-users';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

it('deletes what has expired, and nothing else', async () => {
  const { db } = database;
  const account = createAccountServices(parseSettings({}), db, () => {});
  const old = await createTestUser(db);
  await account.tokens.create(old.id, 'confirmation');
  await db.query("update sessions set expires_at = now() - interval '1 second'");
  await db.query("update email_tokens set expires_at = now() - interval '1 second'");
  await db.query("update users set created_at = now() - interval '10 days'");
  await db.query("insert into rate_limits values ('orders:a', 1, now()), ('orders:b', 1, now() + interval '1 minute')");
  await createTestUser(db);
  await account.tokens.create(old.id, 'recovery');
  const names = { fullname: 'Олег Лунин', password_hash: 'none' };
  await account.users.insert({ ...names, email: 'never@example.ru', phone: '79990000001' });
  await db.query("update users set created_at = now() - interval '3 days 1 minute' where email = 'never@example.ru'");
  await account.users.insert({ ...names, email: 'not-yet@example.ru', phone: '79990000002' });

  await db.query(
    `insert into orders (idempotency_key, fast_order, phone, fio, user_type, delivery_price_kopecks, placed_from, created_at)
     select gen_random_uuid(), true, '79120004164', 'Анна', 'fiz', 0, '203.0.113.1', now() - age
       from unnest(array['25 hours', '23 hours']::interval[]) as age`,
  );

  const limits = createRateLimitRepository(db);
  const stockNotices = createStockNoticeRepository(db);
  const invites = createInviteRepository(db);
  await invites.create({ email: 'late@example.ru', rights: ['pages'], invitedBy: null });
  await db.query("update staff_invites set expires_at = now() - interval '1 second'");
  await invites.create({ email: 'in-time@example.ru', rights: ['pages'], invitedBy: null });
  await db.query("insert into pages (id, path, state, draft) values ('farms', '/farms', 'draft', '{}')");
  await db.query(
    `insert into page_visits (page_id, user_id, seen_at)
     select 'farms', id, case when id = $1 then now() - interval '41 seconds' else now() end
       from users where email is not null order by id limit 2`,
    [old.id],
  );
  await db.query(
    `insert into page_figures (page_id, version, block, day, visits)
     select 'farms', 1, '', (now() at time zone 'Europe/Moscow')::date - age, age from unnest(array[89, 90]) as age`,
  );
  await db.query(
    `insert into page_tests (page_id, number_a, number_b, share, goal, started_by, ended_at, outcome)
     select 'farms', 1, 2, share, 'forms', 1, now() - make_interval(days => age), 'keptA'
       from (values (10, 364), (20, 365)) as ended (share, age)`,
  );
  await db.query(
    `insert into consents (purpose, address, texts_version, given_at)
     select 'statistics', age::text, '1', now() - age from unnest(array['1461 days', '1459 days']::interval[]) as age`,
  );
  await db.query(
    `insert into mail_messages (form, user_type, name, email, message, consented_at, created_at, state, ended_at)
     select 'message', 'fiz', 'Анна', name, 'Да', now(), now() - interval '900 days', state, ended_at
       from (values ('ended@example.ru', 'done', now() - interval '30 days 1 second'),
                    ('refused@example.ru', 'refused', now() - interval '29 days'),
                    ('new@example.ru', 'new', null)) as lead (name, state, ended_at)`,
  );
  await cleanUp({
    leads: createLeadRepository(db),
    leadKeepDays: 30,
    consents: createConsentRepository(db),
    outbox: createOutboxRepository(db),
    limits,
    orders: createOrderRepository(db),
    account,
    stockNotices,
    questions: createQuestionRepository(db),
    invites,
    previews: createPreviewRepository(db),
    visits: createVisitRepository(db),
    figures: createFigureRepository(db),
    tests: createTestRepository(db),
    orderVisits: createOrderCardRepository(db),
    staffOrders: createStaffOrdersServices(parseSettings({}), db, () => {}),
    files: createFileRepository(db),
  });

  const { rows } = await db.query(
    `select (select count(*)::int from sessions) as sessions, (select array_agg(purpose) from email_tokens) as tokens,
       (select count(*)::int from users) as users, (select array_agg(bucket) from rate_limits) as limits,
       (select count(*)::int from users where email = 'never@example.ru') as unconfirmed,
       (select array_agg(email) from staff_invites) as invites,
       (select count(*)::int from page_visits) as visits,
       (select array_agg(visits) from page_figures) as figures, (select array_agg(share) from page_tests) as tests,
       (select array_agg(email order by id) from mail_messages) as leads,
       (select array_agg(placed_from order by id) from orders) as addresses`,
  );
  expect(rows).toEqual([
    {
      sessions: 1,
      tokens: ['recovery'],
      users: 3,
      limits: ['orders:b'],
      unconfirmed: 0,
      invites: ['in-time@example.ru'],
      visits: 1,
      figures: [89],
      tests: [10],
      leads: ['refused@example.ru', 'new@example.ru'],
      addresses: [null, '203.0.113.1'],
    },
  ]);
});
