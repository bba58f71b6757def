import { readDataVersion } from '../../db/data-version';
import type { SiteOrder } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { eventually, fastOrder, openTestShop, type TestShop } from '../../testing/test-shop';
import { createTestUser } from '../../testing/test-users';

const PLACE = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id guestKey } }';
const CREATE = 'mutation ($input: CreateReviewInput!) { siteCreateReview(input: $input) { success } }';
const DELETE = `mutation ($orderId: Int!, $productId: Int!, $key: String) {
  siteDeleteReview(orderId: $orderId, productId: $productId, key: $key) { success } }`;
const OF_ORDER = `query ($orderId: Int!, $key: String) {
  siteOrderReviews(orderId: $orderId, key: $key) { productId status rating text } }`;
const LIST = `{ siteReviews { productId count average reviews { authorName rating text createdAt isExample }
  questions { text answer } } }`;
const ASK = 'mutation ($input: AskQuestionInput!) { siteAskQuestion(input: $input) { success } }';
const TEXT = 'Работает как обещали, <b>мастер</b> приехал вовремя.';
const QUESTION = {
  productId: 102,
  name: 'Олег',
  email: 'oleg@example.ru',
  text: 'Ставится ли на мотоцикл?',
  consent: true,
};

interface Bought {
  orderId: number;
  key: string | null;
}

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

async function buy(status = 'delivered', headers = {}): Promise<Bought> {
  const { data } = await shop.request(PLACE, { input: fastOrder() }, headers);
  const { id, guestKey } = data?.siteCreateOrder as Pick<SiteOrder, 'id' | 'guestKey'>; // as PLACE asks
  await database.db.query('update orders set order_status = $2 where id = $1', [id, status]);
  return { orderId: id, key: guestKey ?? null };
}

const reviewOf = (bought: Bought) => ({
  ...bought,
  ...{ productId: 102, authorName: 'Анна', rating: 5, text: TEXT, consent: true },
});

/** What the API refuses with; null when it does not. */
async function refusalOf(query: string, variables: object, headers = {}, at = shop) {
  return (await at.request(query, variables, headers)).errors[0]?.extensions ?? null;
}

async function shownOf(productId: number) {
  const { data } = await shop.request(LIST);
  const list = data?.siteReviews as { productId: number; reviews: { isExample: boolean }[] }[]; // as LIST asks
  const found = list.find((row) => row.productId === productId);
  return { ...found, reviews: found?.reviews.filter(({ isExample }) => !isExample) };
}

/** The path of the link in the shop's last mail. */
async function moderationPath(): Promise<string> {
  const { rows } = await database.db.query<{ body: string }>(
    "select body from outbox where body like '%/mail/moderation/%' order by id desc limit 1",
  );
  return /\/mail\/moderation\/[\w-]+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

const open = (url: string) => shop.app.inject({ method: 'GET', url });
const press = (url: string, form: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('a review', () => {
  it('is shown after approval by the link in the shop’s mail, whose key ends with it', async () => {
    const bought = await buy();
    expect(await refusalOf(CREATE, { input: reviewOf(bought) })).toBeNull();
    const path = await moderationPath();

    const page = await open(path);
    expect(page.body).toContain('&lt;b&gt;мастер&lt;/b&gt;');
    expect(page.body).toContain('Показать');
    expect((await shownOf(102)).reviews).toEqual([]);

    expect((await press(path, { decision: 'show' })).statusCode).toBe(200);
    // The list is kept by its version, which is looked at twice a second.
    const shown = await eventually(async () => {
      const said = await shownOf(102);
      return said.reviews?.length === 1 && said;
    });
    expect(shown).toMatchObject({
      count: 1,
      average: 5,
      reviews: [{ authorName: 'Анна', rating: 5, text: TEXT, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
    });
    expect((await press(path, { decision: 'reject' })).statusCode).toBe(404);
    const { rows } = await database.db.query<{ row: string }>('select reviews::text as row from reviews');
    expect(rows.map(({ row }) => row).join()).not.toContain(path.split('/').at(-1));
    expect(shop.logged()).not.toContain(path.split('/').at(-1));
    expect(shop.logged()).not.toContain('мастер');
  });

  it('renews the lists of the site when it is shown, not while it waits', async () => {
    const bought = await buy();
    const before = await readDataVersion(database.db);
    await shop.request(CREATE, { input: reviewOf(bought) });
    await shop.request(ASK, { input: QUESTION });
    expect(await readDataVersion(database.db)).toBe(before);

    await press(await moderationPath(), { decision: 'show', answer: 'Да' });

    expect(await readDataVersion(database.db)).toBe(before + 1);
    await database.db.query("update reviews set status = 'shown' where order_id = $1", [bought.orderId]);
    await database.db.query('delete from orders');
    expect(await readDataVersion(database.db)).toBe(before + 3);
  });

  it('is deleted when it is rejected, and the buyer may write another one', async () => {
    const bought = await buy();
    await shop.request(CREATE, { input: reviewOf(bought) });

    await press(await moderationPath(), { decision: 'reject' });

    expect((await shownOf(102)).reviews).toEqual([]);
    const { data } = await shop.request(OF_ORDER, bought);
    expect(data?.siteOrderReviews).toEqual([{ productId: 102, status: null, rating: null, text: null }]);
    const { rows } = await database.db.query('select id from reviews where order_id is not null');
    expect(rows).toEqual([]);
    expect(await refusalOf(CREATE, { input: reviewOf(bought) })).toBeNull();
  });

  it('leaves the site when its buyer withdraws the consent, and both decisions are kept', async () => {
    const bought = await buy();
    await shop.request(CREATE, { input: reviewOf(bought) });
    await press(await moderationPath(), { decision: 'show' });

    expect(await refusalOf(DELETE, { ...bought, productId: 102 })).toBeNull();

    expect((await shownOf(102)).reviews).toEqual([]);
    const { rows } = await database.db.query(
      "select is_given, texts_version <> '' as has_edition from consents where purpose = 'review' order by id",
    );
    expect(rows).toEqual([
      { is_given: true, has_edition: true },
      { is_given: false, has_edition: true },
    ]);
  });

  it('goes with its author’s account', async () => {
    const user = await createTestUser(database.db);
    const { orderId } = await buy('delivered', user.headers);
    expect(await refusalOf(CREATE, { input: reviewOf({ orderId, key: null }) }, user.headers)).toBeNull();
    await press(await moderationPath(), { decision: 'show' });

    await database.db.query('delete from users where id in (select user_id from reviews)');

    expect((await shownOf(102)).reviews).toEqual([]);
  });

  it('is written once for each product of an order', async () => {
    const input = reviewOf(await buy());
    await shop.request(CREATE, { input });

    expect(await refusalOf(CREATE, { input })).toMatchObject({ code: 'CONFLICT' });
  });

  it('needs a delivered order', async () => {
    const bought = await buy('shipped');

    expect(await refusalOf(CREATE, { input: reviewOf(bought) })).toMatchObject({ code: 'CONFLICT' });
    expect((await shop.request(OF_ORDER, bought)).data?.siteOrderReviews).toEqual([]);
  });

  it('needs the own order, and a product of it', async () => {
    const bought = await buy();
    const stranger = await createTestUser(database.db);

    expect(await refusalOf(CREATE, { input: { ...reviewOf(bought), key: 'x' } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(CREATE, { input: { ...reviewOf(bought), key: null } }, stranger.headers)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await refusalOf(CREATE, { input: { ...reviewOf(bought), productId: 101 } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['consent', { consent: false }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 0 }],
    ['text', { text: 'Хорошо' }],
    ['text', { text: 'Долго. '.repeat(300) }],
    ['authorName', { authorName: ' ' }],
  ])('is refused for its %s: %j', async (field, change) => {
    const input = { ...reviewOf(await buy()), ...change };

    expect(await refusalOf(CREATE, { input })).toEqual({
      code: 'BAD_REQUEST',
      fields: { [field]: expect.stringMatching(/[а-я]/) },
    });
  });
});

describe('a question', () => {
  it('is shown with the shop’s answer, which its author gets by mail; who asked is forgotten', async () => {
    expect(await refusalOf(ASK, { input: QUESTION })).toBeNull();
    const path = await moderationPath();
    expect((await open(path)).body).toContain('Ответ</label>');

    expect((await press(path, { decision: 'show', answer: ' ' })).statusCode).toBe(400);
    expect((await press(path, { decision: 'show', answer: 'Да, от 12 В.' })).statusCode).toBe(200);

    expect(await shownOf(102)).toMatchObject({ questions: [{ text: QUESTION.text, answer: 'Да, от 12 В.' }] });
    const { rows } = await database.db.query('select author_name, email from product_questions');
    expect(rows).toEqual([{ author_name: null, email: null }]);
    const mails = await database.db.query("select body from outbox where recipient = 'oleg@example.ru'");
    expect(mails.rows).toEqual([{ body: expect.stringContaining('Ответ: Да, от 12 В.') }]);
  });

  it('is deleted when it is rejected', async () => {
    await shop.request(ASK, { input: QUESTION });

    await press(await moderationPath(), { decision: 'reject' });

    expect((await database.db.query('select id from product_questions')).rows).toEqual([]);
  });

  it.each([
    [{ email: 'oleg' }, { code: 'BAD_REQUEST', fields: { email: expect.anything() } }],
    [{ consent: false }, { code: 'BAD_REQUEST', fields: { consent: expect.anything() } }],
    [{ website: 'spam.example' }, { code: 'BAD_REQUEST', fields: { website: expect.anything() } }],
    [{ productId: 999_999 }, { code: 'NOT_FOUND' }],
  ])('is refused with %j', async (change, refusal) => {
    expect(await refusalOf(ASK, { input: { ...QUESTION, ...change } })).toEqual(refusal);
  });

  it('is limited by address', async () => {
    const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
    for (let count = 0; count < 5; count += 1) await limited.request(ASK, { input: QUESTION });

    const refusal = await refusalOf(ASK, { input: QUESTION }, {}, limited);
    await limited.close();

    expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
