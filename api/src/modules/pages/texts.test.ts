import type { StaffReplacedPage, StaffTextPage } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { pageOf, pagesOf, publishedIn, setUpPages, type PagesParts } from '../../testing/test-pages';

const FIND = `query ($phrase: String!) { staffFindText(phrase: $phrase) {
  id path title state revision hasUnpublished count hits { path names before match after isInDraft isOnSite } } }`;
const REPLACE = `mutation ($phrase: String!, $replacement: String!, $pages: [StaffTextPageInput!]!) {
  staffReplaceText(phrase: $phrase, replacement: $replacement, pages: $pages) { id title count revision isOnlyEdit code text } }`;

let parts: PagesParts;
setUpPages((given) => {
  parts = given;
});

const find = (phrase: string) => answerTo<StaffTextPage[]>(parts.shop, parts.editor, FIND, { phrase });
const replace = (phrase: string, replacement: string, pages: { id: string; revision: number }[]) =>
  answerTo<StaffReplacedPage[]>(parts.shop, parts.editor, REPLACE, { phrase, replacement, pages });
const pages = () => pagesOf(parts.shop, parts.publisher);

/** A page of its own, live, with a heading. */
async function live(path: string, heading: string): Promise<string> {
  const { id } = await pages().create(path);
  await pages().publish(id, pageOf(path, { heading, href: '/rental' }));
  return id;
}

it('finds a phrase in drafts and on the site, by page and block, with the words around it', async () => {
  const id = await live('/find-one', 'Машина: чёрная ПЯТНИЦА, и\u00A0скидки');
  await pages().save(id, pageOf('/find-one', { title: 'О чернойпятнице', heading: 'Осень' }));
  const draft = await pages().create('/find-two');
  await pages().save(draft.id, pageOf('/find-two', { title: 'Яма', heading: 'Черная пятница' }));

  const found = await find('черная  пятница');

  expect(found.map(({ path, state, count, hasUnpublished }) => [path, state, count, hasUnpublished])).toEqual([
    ['/find-one', 'live', 0, true],
    ['/find-two', 'draft', 1, false],
  ]);
  expect(found[0]?.hits).toEqual([
    {
      ...{ path: 'content[0].props.title', names: ['«Первый экран»', '«Заголовок»'] },
      ...{ before: 'Машина: ', match: 'чёрная ПЯТНИЦА', after: ', и\u00A0скидки' },
      ...{ isInDraft: false, isOnSite: true },
    },
  ]);
});

it('finds a phrase of draft and site once, though a block was added above it', async () => {
  const id = await live('/find-grown', 'Зелёная неделя');
  const { content, ...rest } = pageOf('/find-grown', { heading: 'Зелёная неделя', href: '/rental' });
  await pages().save(id, { ...rest, content: [{ type: 'Faq', props: { id: 'above', items: [] } }, ...content] });

  const [found] = await find('зелёная неделя');

  expect(found?.hits).toMatchObject([{ path: 'content[1].props.title', isInDraft: true, isOnSite: true }]);
});

it('replaces it in the drafts of the chosen pages, and publishes nothing', async () => {
  const one = await live('/replace-one', 'Зимняя мойка и зимняя резина');
  const two = await live('/replace-two', 'Зимняя сказка');
  const left = await live('/replace-three', 'Зимняя вишня');
  await pages().save(two, pageOf('/replace-two', { heading: 'Зимняя сказка, правки', href: '/rental' }));
  const before = await publishedIn(parts.shop);
  const found = await find('зимняя');
  expect(found.map(({ id, count }) => [id, count])).toEqual(
    expect.arrayContaining([
      [one, 2],
      [two, 1],
      [left, 1],
    ]),
  );

  const chosen = found.filter(({ id }) => id !== left).map(({ id, revision }) => ({ id, revision }));
  const results = await replace('зимняя', 'Летняя', chosen);

  expect(results.map(({ id, count, code }) => [id, count, code])).toEqual(
    expect.arrayContaining([
      [one, 2, null],
      [two, 1, null],
    ]),
  );
  const heading = async (id: string) =>
    ((await pages().get(id)).draft.document as ReturnType<typeof pageOf>).content[0]?.props;
  expect(await heading(one)).toEqual({
    ...{ id: 'hero', title: 'Летняя мойка и Летняя резина' },
    link: { text: 'Подробнее', href: '/rental' },
  });
  expect(await heading(two)).toMatchObject({ title: 'Летняя сказка, правки' });
  expect(await heading(left)).toMatchObject({ title: 'Зимняя вишня' });
  expect(await publishedIn(parts.shop)).toEqual(before);
  expect(await pages().get(one)).toMatchObject({ hasUnpublished: true, draft: { savedBy: 'Олег Лунин' } });

  // The second page has edits of its own, which nobody may publish unseen.
  expect(results.find(({ id }) => id === two)?.isOnlyEdit).toBe(false);
  const { revision, isOnlyEdit } = results.find(({ id }) => id === one) ?? {};
  expect(isOnlyEdit).toBe(true);
  await pages().call('staffPublish', { id: one, revision });
  expect((await pages().get(one)).hasUnpublished).toBe(false);
});

it('keeps an unpublished draft of before in the history', async () => {
  const id = await live('/kept', 'Старые слова');
  await pages().save(id, pageOf('/kept', { heading: 'Старые слова, правки' }));
  const { revision } = (await pages().get(id)).draft;

  await replace('старые', 'Новые', [{ id, revision }]);

  const kept = await pages().call<{ madeBy: string; document: unknown }[]>('staffKeptDrafts', { id });
  expect(kept).toMatchObject([
    { madeBy: 'Олег Лунин', document: pageOf('/kept', { heading: 'Старые слова, правки' }) },
  ]);
});

it('names a page whose draft has changed since the search, and changes the others', async () => {
  const [one, two] = [await live('/stale-one', 'Осенние дни'), await live('/stale-two', 'Осенние ночи')];
  const chosen = (await find('осенние')).map(({ id, revision }) => ({ id, revision }));
  await pages().save(one, pageOf('/stale-one', { heading: 'Осенние дни и вечера' }));

  const results = await replace('осенние', 'Весенние', [...chosen, { id: 'none', revision: 1 }]);

  expect(results.find(({ id }) => id === one)).toMatchObject({
    ...{ count: 0, code: 'CONFLICT', text: expect.stringMatching(/изменился после поиска: Анна Ветрова/) },
  });
  expect(results.find(({ id }) => id === two)).toMatchObject({ count: 1, code: null });
  expect(results.find(({ id }) => id === 'none')).toMatchObject({ code: 'NOT_FOUND' });
});

it('takes markup as text', async () => {
  const id = await live('/markup', 'Тихие слова');
  const { revision } = (await pages().get(id)).draft;

  expect(await replace('тихие', '<script>alert(1)</script>', [{ id, revision }])).toMatchObject([{ count: 1 }]);
  const found = await find('<script>alert(1)</script>');
  expect(found[0]?.hits[0]?.match).toBe('<script>alert(1)</script>');
});

it.each([
  [{ phrase: 'а' }, 'phrase', /две буквы/],
  [{ phrase: ' \u00A0 ' }, 'phrase', /две буквы/],
  [{ phrase: 'я'.repeat(201) }, 'phrase', /200/],
  [{ phrase: 'сло\u0000во' }, 'phrase', /управляющие/],
  [{ replacement: 'я'.repeat(501) }, 'replacement', /500/],
  [{ replacement: 'сло\u0007во' }, 'replacement', /управляющие/],
  [{ replacement: 'слово' }, 'replacement', /те.же слова/],
  [{ pages: [] }, 'pages', /Отметьте/],
  [{ pages: Array.from({ length: 201 }, (_, at) => ({ id: `p${at}`, revision: 1 })) }, 'pages', /200/],
])('refuses %j', async (wrong, field, words) => {
  const input = { phrase: 'слово', replacement: 'другое', pages: [{ id: 'home', revision: 1 }], ...wrong };

  expect(await refusalOf(parts.shop, parts.editor, REPLACE, input)).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { [field]: expect.stringMatching(words) },
  });
});
