import type { PageComment } from '../../generated/resolvers-types';
import {
  PAGE_OPERATIONS,
  pageOf,
  pagesOf,
  publishedIn,
  setUpPages,
  type PageOperation,
  type PagesParts,
} from '../../testing/test-pages';
import { createTestStaff } from '../../testing/test-staff';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;
let oleg: ReturnType<typeof pagesOf>;

setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
  oleg = pagesOf(given.shop, given.editor);
});

const HERO = { blockId: 'hero', blockName: 'Первый экран: Машина вернётся' };
const FAQ = { blockId: 'faq', blockName: 'Вопросы' };

let made = 0;

async function newPage() {
  made += 1;
  return oleg.create(`/commented-${made}`);
}

/** The comments of a page after a call. */
const after = (who: typeof oleg, operation: PageOperation, variables: object) =>
  who.call<PageComment[]>(operation, variables);
const commentsOf = (who: typeof oleg, pageId: string) => after(who, 'staffPageComments', { pageId });

async function add(who: typeof oleg, pageId: string, text: string, place: object = HERO): Promise<PageComment> {
  const comment = (await after(who, 'staffAddComment', { pageId, ...place, text })).at(-1);
  if (!comment) throw new Error('no comment');
  return comment;
}

async function mails() {
  const { rows } = await parts.database.db.query<{ recipient: string; subject: string; body: string }>(
    "select recipient, subject, body from outbox where subject like '%ответ на комментарий%' order by id",
  );
  return rows;
}

beforeEach(async () => {
  await parts.database.db.query('delete from outbox');
});

it('is written about a block, a field or words of it, and changes neither draft nor site', async () => {
  const page = await newPage();
  const { pages } = await publishedIn(parts.shop);

  await add(oleg, page.id, ' Короче бы {who} <b>\nи проще</b> ');
  await add(anna, page.id, 'Точно?', { ...FAQ, path: 'items[0].answer', quote: ' Спросите ' });

  expect(await commentsOf(oleg, page.id)).toEqual([
    {
      ...{ id: expect.any(Number), ...HERO, path: null, quote: null, text: 'Короче бы {who} <b>\nи проще</b>' },
      ...{ author: 'Олег Лунин', isOwn: true, createdAt: expect.any(String), editedAt: null },
      ...{ closedAt: null, closedBy: null, answers: [] },
    },
    expect.objectContaining({
      ...{ ...FAQ, path: 'items[0].answer', quote: 'Спросите', author: 'Анна Ветрова', isOwn: false },
    }),
  ]);
  expect((await oleg.get(page.id)).draft).toEqual(page.draft);
  expect(await publishedIn(parts.shop)).toMatchObject({ pages });
  expect(await mails()).toEqual([]);
});

it('is sent again without becoming two', async () => {
  const { id } = await newPage();

  const comment = await add(oleg, id, 'Да');
  await add(oleg, id, 'Да');
  expect(await commentsOf(oleg, id)).toHaveLength(1);
  await add(oleg, id, 'Да', FAQ);
  expect(await commentsOf(oleg, id)).toHaveLength(2);

  await after(anna, 'staffAnswerComment', { id: comment.id, text: 'Ага' });
  await after(anna, 'staffAnswerComment', { id: comment.id, text: 'Ага' });
  expect((await commentsOf(oleg, id))[0]?.answers).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

it('is answered by anyone: those who have written in the thread get a mail that leads to it', async () => {
  const { db } = parts.database;
  const vera = pagesOf(parts.shop, await createTestStaff(db, ['pages'], { fullname: 'Вера Ким' }));
  const { id } = await newPage();
  const comment = await add(oleg, id, 'Цена верна?');

  await after(anna, 'staffAnswerComment', { id: comment.id, text: 'Да, {who} <i>' });
  expect(await mails()).toMatchObject([
    { recipient: parts.editor.email, body: expect.stringMatching(/Анна Ветрова отвечает[^]*Да, \{who\} <i>/) },
  ]);
  const [thread] = await after(vera, 'staffAnswerComment', { id: comment.id, text: 'Проверила' });

  expect(thread?.answers).toMatchObject([
    { text: 'Да, {who} <i>', author: 'Анна Ветрова', isOwn: false },
    { text: 'Проверила', author: 'Вера Ким', isOwn: true },
  ]);
  const told = (await mails()).slice(1);
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([parts.editor.email, parts.publisher.email].sort());
  expect(told[0]?.body).toContain(`/studio/${id}?comment=${comment.id}`);
  expect(await oleg.refusal('staffAnswerComment', { id: thread?.answers[0]?.id, text: 'Да' })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('is closed and opened by anyone, and opens with an answer', async () => {
  const { id } = await newPage();
  const comment = await add(oleg, id, 'Поправить');

  const closed = await after(anna, 'staffCloseComment', { id: comment.id });
  expect(closed).toMatchObject([{ closedAt: expect.any(String), closedBy: 'Анна Ветрова' }]);
  expect(await after(oleg, 'staffCloseComment', { id: comment.id })).toMatchObject([{ closedBy: 'Анна Ветрова' }]);
  expect(await after(oleg, 'staffReopenComment', { id: comment.id })).toMatchObject([
    { closedAt: null, closedBy: null },
  ]);

  await after(oleg, 'staffCloseComment', { id: comment.id });
  expect(await after(anna, 'staffAnswerComment', { id: comment.id, text: 'Не всё' })).toMatchObject([
    { closedAt: null },
  ]);
});

it('is changed and deleted by its author alone, and deleted only before it is answered', async () => {
  const { id } = await newPage();
  const comment = await add(oleg, id, 'Опечатка');

  const [edited] = await after(oleg, 'staffEditComment', { id: comment.id, text: 'Опечатка в слове' });
  expect(edited).toMatchObject({ text: 'Опечатка в слове', editedAt: expect.any(String) });
  expect(await anna.refusal('staffEditComment', { id: comment.id, text: 'Нет' })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await anna.refusal('staffDeleteComment', { id: comment.id })).toMatchObject({ code: 'FORBIDDEN' });

  const [answered] = await after(anna, 'staffAnswerComment', { id: comment.id, text: 'Где?' });
  const refusal = await oleg.refusal('staffDeleteComment', { id: comment.id });
  expect(refusal).toMatchObject({ code: 'CONFLICT' });
  await after(anna, 'staffDeleteComment', { id: answered?.answers[0]?.id });
  expect(await after(oleg, 'staffDeleteComment', { id: comment.id })).toEqual([]);
  expect(await oleg.refusal('staffEditComment', { id: comment.id, text: 'Нет' })).toMatchObject({ code: 'NOT_FOUND' });
});

it('has a text of 1 to 2,000 letters', async () => {
  const { id } = await newPage();
  const wrong = { code: 'BAD_REQUEST', fields: { text: expect.any(String) } };

  const { id: commentId } = await add(oleg, id, 'о'.repeat(2000));

  for (const text of ['', ' \n\u00A0', 'о'.repeat(2001)]) {
    expect(await oleg.refusal('staffAddComment', { pageId: id, ...HERO, text })).toMatchObject(wrong);
    expect(await oleg.refusal('staffAnswerComment', { id: commentId, text })).toMatchObject(wrong);
    expect(await oleg.refusal('staffEditComment', { id: commentId, text })).toMatchObject(wrong);
  }
  const place = { ...HERO, blockId: ' ', path: 'о'.repeat(301), quote: 'о'.repeat(1001) };
  expect(await oleg.refusal('staffAddComment', { pageId: id, ...place, text: 'Да' })).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { blockId: expect.any(String), path: expect.any(String), quote: expect.any(String) },
  });
  expect(await oleg.refusal('staffAddComment', { pageId: 'nowhere', ...HERO, text: 'Да' })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await commentsOf(oleg, 'nowhere')).toBeNull();
});

it('is one of at most 500 on a page, with its answers', async () => {
  const { id } = await newPage();
  const { id: commentId } = await add(oleg, id, 'Первый');
  await parts.database.db.query(
    "insert into page_comments (page_id, thread_id, text) select $1, $2, 'Ещё' from generate_series(1, 499)",
    [id, commentId],
  );

  const input = { pageId: id, ...HERO, text: 'Лишний' };
  const { errors } = await parts.shop.request(PAGE_OPERATIONS.staffAddComment, input, parts.editor.headers);
  expect(errors[0]?.message).toMatch(/уже 500 комментариев/);
  expect(await oleg.refusal('staffAnswerComment', { id: commentId, text: 'Лишний' })).toMatchObject({
    code: 'CONFLICT',
  });
});

it('stays with a block that gets another anchor, and not with one that comes in its place', async () => {
  const page = await newPage();
  const document = pageOf(page.path ?? '');
  await oleg.save(page.id, document);
  await add(oleg, page.id, 'О вопросах', FAQ);
  const [hero, faq] = document.content;
  const renamed = { ...faq, props: { ...faq?.props, id: 'answers' } };

  await oleg.save(page.id, { ...document, content: [renamed, hero] });
  expect(await commentsOf(oleg, page.id)).toMatchObject([{ blockId: 'answers' }]);
  const another = { type: 'Faq', props: { id: 'new', items: [{ question: 'Другой?', answer: 'Да' }] } };
  await oleg.save(page.id, { ...document, content: [another, hero] });
  expect(await commentsOf(oleg, page.id)).toMatchObject([{ blockId: 'answers', blockName: 'Вопросы' }]);
});

it('goes with its page and comes back with it; a copy of the page has none', async () => {
  const { id, path } = await newPage();
  const { id: commentId } = await add(oleg, id, 'Да');

  const copy = await oleg.create(`${path}-copy`, id);
  expect(await commentsOf(oleg, copy.id)).toEqual([]);
  await oleg.call('staffDeletePage', { id });
  expect(await commentsOf(oleg, id)).toBeNull();
  expect(await oleg.refusal('staffCloseComment', { id: commentId })).toMatchObject({ code: 'NOT_FOUND' });
  await oleg.call('staffUndeletePage', { id });
  expect(await commentsOf(oleg, id)).toHaveLength(1);
});

it('keeps its words without the name when its author deletes the account, who gets no more mail', async () => {
  const { db } = parts.database;
  const leaving = await createTestStaff(db, ['pages'], { fullname: 'Уходящий' });
  const { id } = await newPage();
  const comment = await add(pagesOf(parts.shop, leaving), id, 'Мои слова');
  await after(pagesOf(parts.shop, leaving), 'staffCloseComment', { id: comment.id });

  await db.query('delete from users where id = $1', [leaving.id]);

  expect(await commentsOf(oleg, id)).toMatchObject([
    { text: 'Мои слова', author: null, isOwn: false, closedAt: expect.any(String), closedBy: null },
  ]);
  await after(oleg, 'staffAnswerComment', { id: comment.id, text: 'Да' });
  expect(await mails()).toEqual([]);
});

it('is in the record of actions, without its words', async () => {
  const { id } = await newPage();
  const comment = await add(oleg, id, 'Тайна');
  await after(anna, 'staffCloseComment', { id: comment.id });

  const { rows } = await parts.database.db.query(
    'select action, user_id, details::text from staff_audit where page_id = $1 order by id',
    [id],
  );

  expect(rows.slice(-2)).toEqual([
    { action: 'add-comment', user_id: parts.editor.id, details: '{}' },
    { action: 'close-comment', user_id: parts.publisher.id, details: '{}' },
  ]);
});
