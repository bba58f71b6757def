import type { StaffReview, StaffReviewKind, StaffReviews } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { eventually, type TestShop } from '../../testing/test-shop';
import { createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';
import { createQuestionRepository } from '../reviews/question-repository';

const ROW = `id kind status revision productId productName productSlug authorName rating text answer createdAt
  isExample mailsAsker`;
const SEEN = '$kind: StaffReviewKind!, $id: Int!, $revision: Int!';
const OF_SEEN = 'kind: $kind, id: $id, revision: $revision';
const OPERATIONS = {
  list: `query ($kind: StaffReviewKind!, $filter: StaffReviewFilter, $after: String, $first: Int) {
    staffReviews(kind: $kind, filter: $filter, after: $after, first: $first) {
      after waitingReviews waitingQuestions rows { ${ROW} } } }`,
  show: `mutation (${SEEN}) { staffShowReview(${OF_SEEN}) { ${ROW} } }`,
  hide: `mutation (${SEEN}) { staffHideReview(${OF_SEEN}) { ${ROW} } }`,
  reject: `mutation (${SEEN}) { staffRejectReview(${OF_SEEN}) { success } }`,
  answer: `mutation ($id: Int!, $revision: Int!, $answer: String!) {
    staffAnswerQuestion(id: $id, revision: $revision, answer: $answer) { ${ROW} } }`,
  takeBack: `mutation ($id: Int!, $revision: Int!) {
    staffTakeAnswerBack(id: $id, revision: $revision) { ${ROW} } }`,
};
const SITE = '{ siteReviews { productId reviews { text } questions { text answer } } }';
const ASK = 'mutation ($input: AskQuestionInput!) { siteAskQuestion(input: $input) { success } }';
const PRODUCT = 102;
const HOSTILE = '<img src=x onerror=alert(1)> \u202Eотзыв';

let database: TestDatabase;
let shop: TestShop;
let olga: TestUser;
setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  // They are of no order, with which the others go.
  await database.db.query("delete from reviews where author_name = 'Пётр Н.'");
  olga = await createTestStaff(database.db, ['leads'], { fullname: 'Ольга Дёмина' });
});

const call = <T>(name: keyof typeof OPERATIONS, variables: object) =>
  answerTo<T>(shop, olga, OPERATIONS[name], variables);
const refusal = (name: keyof typeof OPERATIONS, variables: object) =>
  refusalOf(shop, olga, OPERATIONS[name], variables);
const list = (kind: StaffReviewKind, variables: object = {}) => call<StaffReviews>('list', { kind, ...variables });
const seen = ({ kind, id, revision }: StaffReview) => ({ kind, id, revision });

async function newest(kind: StaffReviewKind): Promise<StaffReview> {
  const [row] = (await list(kind, { first: 1 })).rows;
  if (!row) throw new Error('a test writes one before');
  return row;
}

async function writeReview(text: string = HOSTILE): Promise<StaffReview> {
  await database.db.query(
    `insert into reviews (product_id, author_name, rating, review_text, moderation_key_hash)
     values ($1, 'Пётр Н.', 4, $2, md5(random()::text))`,
    [PRODUCT, text],
  );
  return newest('review');
}

async function ask(text = 'Ставится ли на мотоцикл?'): Promise<StaffReview> {
  const input = { productId: PRODUCT, name: 'Олег', email: 'oleg@example.ru', text, consent: true };
  await answerTo(shop, olga, ASK, { input });
  return newest('question');
}

async function onSite() {
  const products = await answerTo<{ productId: number; reviews: object[]; questions: object[] }[]>(shop, olga, SITE);
  return products.find(({ productId }) => productId === PRODUCT) ?? { reviews: [], questions: [] };
}

const mailsToOleg = async () =>
  (await database.db.query<{ body: string }>("select body from outbox where recipient = 'oleg@example.ru'")).rows;

it('shows a waiting review, takes it off the site again, and deletes what is rejected', async () => {
  const waiting = await writeReview();
  expect(waiting).toMatchObject({ status: 'new', rating: 4, text: HOSTILE, authorName: 'Пётр Н.', mailsAsker: false });

  const shown = await call<StaffReview>('show', seen(waiting));
  expect(shown).toMatchObject({ id: waiting.id, status: 'shown' });
  await eventually(async () => (await onSite()).reviews.some((review) => 'text' in review && review.text === HOSTILE));

  const hidden = await call<StaffReview>('hide', seen(shown));
  expect(hidden.status).toBe('new');
  await eventually(async () => !JSON.stringify(await onSite()).includes('onerror'));

  await call('reject', seen(hidden));
  expect(await refusal('show', seen(hidden))).toMatchObject({ code: 'NOT_FOUND' });
});

it('answers a question, mails its asker once however often the answer changes, and forgets who asked', async () => {
  const waiting = await ask();
  expect(waiting).toMatchObject({ status: 'new', answer: null, authorName: 'Олег', mailsAsker: true });

  const answered = await call<StaffReview>('answer', { ...seen(waiting), answer: ' Да, от 12 В. ' });
  expect(answered).toMatchObject({ status: 'shown', answer: 'Да, от 12 В.', authorName: null, mailsAsker: false });
  const shownAs = (answer: string) =>
    eventually(async () => JSON.stringify((await onSite()).questions).includes(answer));
  await shownAs('Да, от 12 В.');

  const changed = await call<StaffReview>('answer', { ...seen(answered), answer: 'Да, от 9 В.' });
  await shownAs('Да, от 9 В.');
  const back = await call<StaffReview>('takeBack', seen(changed));
  expect(back).toMatchObject({ status: 'new', answer: null });
  await eventually(async () => (await onSite()).questions.length === 0);
  await call('answer', { ...seen(back), answer: 'Снова да.' });

  expect(await mailsToOleg()).toEqual([{ body: expect.stringContaining('Ответ: Да, от 12 В.') }]);
});

it('keeps the answer of a question that is taken off the site, and shows it with it', async () => {
  const answered = await call<StaffReview>('answer', { ...seen(await ask()), answer: 'Да.' });

  const hidden = await call<StaffReview>('hide', seen(answered));
  expect(hidden).toMatchObject({ status: 'new', answer: 'Да.' });

  expect(await call('show', seen(hidden))).toMatchObject({ status: 'shown', answer: 'Да.' });
  expect(await mailsToOleg()).toHaveLength(1);
});

it('ends the link in the shop’s mail', async () => {
  const waiting = await ask();
  const { rows } = await database.db.query<{ body: string }>(
    "select body from outbox where body like '%/mail/moderation/%' order by id desc limit 1",
  );
  const url = /\/mail\/moderation\/[\w-]+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
  expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(200);

  await call('answer', { ...seen(waiting), answer: 'Да.' });

  expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(404);
});

it('lets one of two people decide, and tells the other one', async () => {
  const question = await ask();
  await call('answer', { ...seen(question), answer: 'Да.' });
  const review = await writeReview();
  await call('show', seen(review));

  for (const refused of [
    await refusal('answer', { ...seen(question), answer: 'Нет.' }),
    await refusal('reject', seen(question)),
    await refusal('hide', seen(review)),
  ]) {
    const conflict = { revision: expect.any(Number), by: 'Ольга Дёмина', at: expect.any(String) };
    expect(refused).toMatchObject({ code: 'CONFLICT', conflict });
  }
  const { errors } = await shop.request(OPERATIONS.hide, seen(review), olga.headers);
  expect(errors[0]?.message).toMatch(/^Здесь уже другое решение: Ольга Дёмина, .*\d{2}:\d{2}\./);
  expect((await newest('question')).answer).toBe('Да.');
});

it('records who did what to which, without anybody’s words', async () => {
  const before = await database.db.query<{ id: number }>('select coalesce(max(id), 0) as id from staff_audit');
  const review = await call<StaffReview>('show', seen(await writeReview()));
  await call('reject', seen(await call<StaffReview>('hide', seen(review))));
  const question = await call<StaffReview>('answer', { ...seen(await ask()), answer: 'Да.' });
  await call('takeBack', seen(question));

  const { rows } = await database.db.query(
    'select action, product_id, details::jsonb from staff_audit where user_id = $1 and id > $2 order by id',
    [olga.id, before.rows[0]?.id],
  );
  const of = ({ kind, id }: StaffReview) => ({ product_id: PRODUCT, details: { kind, id } });
  expect(rows).toEqual([
    { action: 'show-review', ...of(review) },
    { action: 'hide-review', ...of(review) },
    { action: 'reject-review', ...of(review) },
    { action: 'answer-question', ...of(question) },
    { action: 'take-answer-back', ...of(question) },
  ]);
});

it('lists the newest first, page by page, by state and by words of the text or the name', async () => {
  const [first, second] = [await writeReview('Ёмкий аккумулятор'), await writeReview('Быстро приехал')];
  await call('show', seen(second));
  await ask();
  const ids = async (variables: object) => (await list('review', variables)).rows.map(({ id }) => id);

  const page = await list('review', { first: 1 });
  expect(page.rows.map(({ id }) => id)).toEqual([second.id]);
  expect((await ids({ first: 1, after: page.after }))[0]).toBe(first.id);
  expect(page).toMatchObject({ waitingReviews: 1, waitingQuestions: 1 });
  expect(await ids({ filter: { status: 'new' } })).toEqual([first.id]);
  expect(await ids({ filter: { text: 'емк' } })).toEqual([first.id]);
  expect(await ids({ filter: { text: 'Пётр', status: 'shown' } })).toEqual([second.id]);
  expect(await ids({ filter: { text: '!!' } })).toEqual([]);
});

it.each([
  ['list', { kind: 'review', first: 51 }, 'first'],
  ['list', { kind: 'question', first: 0 }, 'first'],
  ['list', { kind: 'review', after: 'abc' }, 'after'],
] as const)('refuses a %s of %j', async (name, variables, field) => {
  expect(await refusal(name, variables)).toEqual({
    code: 'BAD_REQUEST',
    fields: { [field]: expect.stringMatching(/[а-я]/) },
  });
});

it.each(['', ' \r\n ', 'Да. '.repeat(600)])('refuses the answer %j', async (answer) => {
  expect(await refusal('answer', { ...seen(await ask()), answer })).toEqual({
    code: 'BAD_REQUEST',
    fields: { answer: expect.stringMatching(/[а-я]/) },
  });
});

it('refuses steps that a state does not have', async () => {
  const [review, question] = [await writeReview(), await ask()];
  const shown = await call<StaffReview>('show', seen(review));

  expect(await refusal('show', seen(shown))).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { status: expect.stringMatching(/показано/) },
  });
  expect(await refusal('reject', seen(shown))).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await refusal('hide', seen(question))).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await refusal('show', seen(question))).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { answer: expect.stringMatching(/ответьте/) },
  });
  expect(await refusal('takeBack', seen(question))).toMatchObject({ code: 'BAD_REQUEST' });
});

it('gives a question that waits again its time anew', async () => {
  const answered = await call<StaffReview>('answer', { ...seen(await ask()), answer: 'Да.' });
  await database.db.query(
    "update product_questions set created_at = now() - interval '400 days', waiting_since = created_at - interval '400 days'",
  );
  const { revision } = await newest('question');
  await call('hide', { ...seen(answered), revision });

  await createQuestionRepository(database.db).deleteEnded(180);

  expect((await newest('question')).id).toBe(answered.id);
});
