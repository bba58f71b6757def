import type { Queryable } from '../../db/database';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createLeadRepository } from '../leads/lead-repository';
import { createGoodsRepository } from '../staff-goods/goods-repository';
import { createStaffOrderRepository } from '../staff-orders/staff-order-repository';
import { createReviewDeskRepository } from '../staff-reviews/review-desk-repository';
import { quoted } from './search-words';

/** So many that a list in its own order, read until a page is full, looks cheaper than it is. */
const ROWS = 2000;
const PAGE = 5;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const product = '(select id from products order by id limit 1)';
  await database.db.transaction(async (tx) => {
    for (const statement of [
      `insert into orders (idempotency_key, fast_order, phone, fio, user_type, delivery_price_kopecks)
       select gen_random_uuid(), true, '+7 912 ' || (1000000 + n), 'Покупатель', 'fiz', 0 from generate_series(1, ${ROWS}) n`,
      `insert into mail_messages (form, user_type, name, phone, message, consented_at)
       select 'message', 'fiz', 'Покупатель', '+7 912 ' || (1000000 + n), '', now() from generate_series(1, ${ROWS}) n`,
      `insert into reviews (product_id, author_name, rating, review_text, status)
       select ${product}, 'Покупатель', 5, 'отзыв' || n, 'shown' from generate_series(1, ${ROWS}) n`,
      `insert into product_questions (product_id, question_text)
       select ${product}, 'вопрос' || n from generate_series(1, ${ROWS}) n`,
      `insert into products (code, name, price_kopecks, type)
       select 'код' || n, 'Товар', 100, 'product' from generate_series(1, ${ROWS}) n`,
    ]) {
      await tx.query(statement);
    }
  });
  await database.db.query('analyze');
}, 60_000);

afterAll(() => database.close());

/** How the database answers what a repository asks, as `explain` tells it. */
async function planOf(ask: (db: Queryable) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  await ask({
    async query(text, values) {
      const { rows } = await database.db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
      return database.db.query(text, values);
    },
  });
  return plans.join('\n');
}

const words = (word: string) => `${quoted(word)}:*`;

// To read the words of each row until a page is full takes seconds among 100,000 orders.
it.each([
  [
    'orders',
    'orders_by_words',
    (db: Queryable) => createStaffOrderRepository(db).find({ words: words('p9121001234') }, PAGE),
  ],
  [
    'orders to export',
    'orders_by_words',
    (db: Queryable) => createStaffOrderRepository(db).measure({ words: words('p9121001234') }),
  ],
  [
    'leads',
    'mail_messages_by_words',
    (db: Queryable) => createLeadRepository(db).find({ words: words('p9121001234') }, PAGE),
  ],
  [
    'reviews',
    'reviews_by_words',
    (db: Queryable) => createReviewDeskRepository(db).find('review', { words: words('отзыв1234') }, PAGE),
  ],
  [
    'questions',
    'product_questions_by_words',
    (db: Queryable) => createReviewDeskRepository(db).find('question', { words: words('вопрос1234') }, PAGE),
  ],
  ['goods', 'products_by_words', (db: Queryable) => createGoodsRepository(db).find({ words: words('код1234') }, PAGE)],
])('finds %s by the index of their words', async (_what, index, find) => {
  const plan = await planOf(find);

  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Filter: .*_words/);
});
