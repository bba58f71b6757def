import { isoDate } from '@shop/shared/format';
import type { StaffPage } from '../../generated/resolvers-types';
import { pageOf, pagesOf, setUpPages, type PagesParts } from '../../testing/test-pages';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;
let oleg: ReturnType<typeof pagesOf>;

setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
  oleg = pagesOf(given.shop, given.editor);
});

type Draft = StaffPage['draft'];

let made = 0;

/** A page of the test's own. */
async function newPage(): Promise<StaffPage> {
  made += 1;
  return oleg.create(`/draft-${made}`);
}

const saveDraft = (page: StaffPage, document: unknown, revision = page.draft.revision) =>
  oleg.refusal('staffSaveDraft', { id: page.id, revision, document });

it('begins as the content of another page, at its own address and in no menu', async () => {
  const page = await oleg.create('/farms-south');

  expect(page).toMatchObject({
    path: '/farms-south',
    title: 'Страница /farms-south',
    state: 'draft',
    liveVersion: null,
  });
  const { navigation: _menu, ...props } = pageOf('/farms-south').root.props;
  expect(page.draft.document).toEqual({ ...pageOf('/farms'), root: { props } });
  expect(page.draft).toMatchObject({ revision: 1, savedBy: 'Олег Лунин', savedAt: expect.any(String) });
});

it('keeps what an editor saves, in its own order, though it is unfinished', async () => {
  const { id, draft } = await newPage();
  const document = {
    zones: {},
    content: [{ props: { title: '', id: 'a' }, type: 'Hero' }],
    root: { props: { title: 'Ещё нет' } },
  };

  const saved = await oleg.call<Draft>('staffSaveDraft', { id, revision: draft.revision, document });

  expect(saved).toEqual({ revision: 2, document, savedBy: 'Олег Лунин', savedAt: expect.any(String) });
  const page = await anna.get(id);
  expect(JSON.stringify(page.draft.document)).toBe(JSON.stringify(document));
  expect(page.title).toBe('Ещё нет');
});

it('refuses to overwrite what somebody else has saved, and says who and when', async () => {
  const page = await newPage();
  const mine = pageOf('/mine');
  const theirs = pageOf('/theirs');
  const { savedAt } = await anna.call<Draft>('staffSaveDraft', { id: page.id, revision: 1, document: theirs });

  expect(await saveDraft(page, mine)).toEqual({
    code: 'CONFLICT',
    conflict: { revision: 2, savedBy: 'Анна Ветрова', savedAt },
  });
  expect((await anna.get(page.id)).draft.document).toEqual(theirs);
  expect(await saveDraft(page, mine, 3)).toMatchObject({ code: 'CONFLICT' });
});

it('lets one of two that save at once win, and tells the other', async () => {
  const { id } = await newPage();
  const documents = [pageOf('/one'), pageOf('/two'), pageOf('/three')];

  const answers = await Promise.all(
    documents.map((document) => oleg.refusal('staffSaveDraft', { id, revision: 1, document })),
  );

  expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(1);
  expect(answers.filter((refusal) => refusal?.code === 'CONFLICT')).toHaveLength(2);
  const winner = documents[answers.indexOf(undefined)];
  expect((await oleg.get(id)).draft).toMatchObject({ revision: 2, document: winner });
});

it('takes the same call again, whose answer was lost', async () => {
  const { id } = await newPage();
  const call = { id, revision: 1, document: pageOf('/again') };

  const first = await oleg.call<Draft>('staffSaveDraft', call);
  const second = await oleg.call<Draft>('staffSaveDraft', call);

  expect(second).toEqual(first);
  expect(await anna.refusal('staffSaveDraft', call)).toMatchObject({ code: 'CONFLICT' });
});

const nested = (depth: number): object => (depth === 0 ? {} : { inner: nested(depth - 1) });

it.each([
  ['a text of 5,001 characters', pageOf('/a', { heading: 'а'.repeat(5001) }), 'content[0].props.title'],
  ['U+0000', pageOf('/a', { heading: 'а\u0000' }), 'content[0].props.title'],
  ['a script as a link', pageOf('/a', { href: 'java\nscript:alert(1)' }), 'content[0].props.link.href'],
  [
    '__proto__',
    JSON.parse('{"root":{"props":{"__proto__":{"role":"publisher"}}},"content":[]}'),
    'root.props.__proto__',
  ],
  ['61 blocks', { ...pageOf('/a'), content: Array(61).fill(pageOf('/a').content[0]) }, 'content'],
  ['11 levels', { ...pageOf('/a'), content: [{ type: 'Hero', props: nested(9) }] }, expect.stringContaining('inner')],
  ['a thousand levels', { ...pageOf('/a'), content: [{ type: 'Hero', props: nested(1000) }] }, ''],
  ['401 KB', { ...pageOf('/a'), content: [{ type: 'Hero', props: { texts: Array(41).fill('а'.repeat(4900)) } }] }, ''],
  ['no page', [], 'root.props'],
  ['a text', 'page', 'root.props'],
])('refuses %s, says where, and keeps what was there', async (_what, document: unknown, path) => {
  const page = await newPage();

  expect(await saveDraft(page, document)).toEqual({
    code: 'BAD_REQUEST',
    faults: expect.arrayContaining([{ path, code: expect.any(String), text: expect.stringMatching(/[а-я]/) }]),
  });
  expect((await oleg.get(page.id)).draft).toEqual(page.draft);
  expect(Reflect.get({}, 'role')).toBeUndefined();
});

it('refuses a body above the limit, and a document that is written into the operation too deeply', async () => {
  const page = await newPage();
  const huge = await parts.shop.request('{ staffMe { role } }', { padding: 'a'.repeat(450_000) }, parts.editor.headers);
  const deep = `mutation { staffSaveDraft(id: "${page.id}", revision: 1, document: ${'['.repeat(3000)}) { revision } }`;

  expect([huge.status, huge.errors[0]?.extensions.code]).toEqual([413, 'BAD_REQUEST']);
  expect(huge.errors[0]?.message).toMatch(/^Слишком много/);
  expect((await parts.shop.request(deep, {}, parts.editor.headers)).errors[0]?.extensions.code).toBe('BAD_REQUEST');
});

it.each(['nobody', '', '../rental', '\u0001', "'; drop table pages; --"])('knows no page %j', async (id) => {
  expect(await oleg.call('staffPage', { id })).toBeNull();
  expect(await oleg.refusal('staffSaveDraft', { id, revision: 1, document: pageOf('/a') })).toEqual({
    code: 'NOT_FOUND',
  });
  expect(await oleg.refusal('staffVersions', { id })).toEqual({ code: 'NOT_FOUND' });
});

it('refuses an id with U+0000', async () => {
  expect(await oleg.refusal('staffPage', { id: 'a\u0000' })).toEqual({ code: 'BAD_REQUEST' });
});

it.each([
  ['a wrong address', { path: '/Ferma' }, { path: expect.any(String) }],
  ['an address of 81 characters', { path: `/${'a'.repeat(80)}` }, { path: expect.any(String) }],
  ['the home page’s', { path: '/' }, { path: expect.any(String) }],
  ['no title', { title: ' ' }, { title: expect.any(String) }],
])('refuses a new page with %s', async (_what, change, fields) => {
  const input = { from: 'farms', path: '/new-page', title: 'Новая', ...change };

  expect(await oleg.refusal('staffCreatePage', input)).toEqual({ code: 'BAD_REQUEST', fields });
});

it('copies an existing page only', async () => {
  const input = { from: 'nobody', path: '/copy', title: 'Копия' };

  expect(await oleg.refusal('staffCreatePage', input)).toEqual({ code: 'NOT_FOUND' });
});

it('begins a page with a document that was sent, at the address and under the title that were typed', async () => {
  const sent = pageOf('/of-template', { title: 'Лендинг', heading: 'Напишите: о чём страница…' });
  const input = { document: sent, path: '/from-template', title: 'Теплицам' };

  const { path, title, draft } = await oleg.call('staffCreatePage', input);

  const { navigation: _left, ...props } = sent.root.props;
  expect({ path, title }).toEqual({ path: '/from-template', title: 'Теплицам' });
  expect(draft.document).toEqual({ ...sent, root: { props: { ...props, path, title } } });
  const revision = draft.revision;
  const { id } = (await oleg.call<StaffPage[]>('staffPages')).find((page) => page.path === path) ?? {};
  expect(await anna.refusal('staffPublish', { id, revision })).toMatchObject({
    faults: [{ path: 'content[0].props.title', code: 'sample' }],
  });
});

it('begins a piece of news with the day of today, also as a copy of an old one', async () => {
  const base = pageOf('/news/old');
  const news = { date: '2020-01-01', lead: 'Лид', cover: { src: '', width: 0, height: 0, alt: '' } };
  const document = { ...base, root: { props: { ...base.root.props, news } } };

  const first = await oleg.call('staffCreatePage', { document, path: '/news/first', title: 'Первая' });
  await oleg.save(first.id, { ...document, root: { props: { ...document.root.props, news } } });
  const copy = await oleg.create('/news/copy', first.id);

  expect((await oleg.get(first.id)).newsDate).toBe('2020-01-01');
  const today = isoDate(Date.now());
  expect([first.newsDate, copy.newsDate]).toEqual([today, today]);
  expect((await newPage()).newsDate).toBeNull();
});

it.each([
  ['nothing to begin with', {}, { fields: { from: expect.any(String) } }],
  ['a broken document', { document: { content: [] } }, { faults: [expect.anything()] }],
])('refuses a new page with %s', async (_what, start, expected) => {
  const input = { path: '/of-nothing', title: 'Новая', ...start };

  expect(await oleg.refusal('staffCreatePage', input)).toMatchObject({ code: 'BAD_REQUEST', ...expected });
});

it('records a series of saved drafts as one action', async () => {
  const { id } = await newPage();
  await anna.save(id, pageOf('/a'));
  await anna.save(id, pageOf('/b'));
  await oleg.save(id, pageOf('/c'));

  const { rows } = await parts.database.db.query(
    'select user_id, action from staff_audit where page_id = $1 order by id',
    [id],
  );

  expect(rows).toEqual([
    { user_id: parts.editor.id, action: 'create-page' },
    { user_id: parts.publisher.id, action: 'save-draft' },
    { user_id: parts.editor.id, action: 'save-draft' },
  ]);
});

it('logs no text of a document', async () => {
  const { id } = await newPage();
  await oleg.save(id, pageOf('/a', { heading: 'Совершенно секретный заголовок' }));
  await saveDraft(await oleg.get(id), pageOf('/a', { heading: `Секрет\u0000` }));
  await oleg.refusal('staffPublish', { id, revision: 1 });

  for (const secret of ['секретный', 'Секрет']) expect(parts.shop.logged()).not.toContain(secret);
});

it('keeps a draft that gave way in a conflict, once, and leaves the page as it is', async () => {
  const before = await anna.get('farms');
  const document = pageOf('/farms', { heading: 'Мой заголовок' });

  await anna.call('staffKeepDraft', { id: 'farms', document });
  await anna.call('staffKeepDraft', { id: 'farms', document });

  expect(await anna.call('staffKeptDrafts', { id: 'farms' })).toEqual([
    { number: expect.any(Number), madeBy: 'Анна Ветрова', document },
  ]);
  expect(await anna.get('farms')).toEqual(before);
  expect(await anna.refusal('staffKeepDraft', { id: 'farms', document: { content: [] } })).toMatchObject({
    code: 'BAD_REQUEST',
    faults: [expect.anything()],
  });
  expect(await anna.refusal('staffKeepDraft', { id: 'nowhere', document })).toMatchObject({ code: 'NOT_FOUND' });
  await expect(parts.database.db.query('delete from page_kept_drafts')).rejects.toThrow('never changed');
});
