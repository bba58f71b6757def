import type { PageDocument } from '@shop/shared/page-documents';
import type { StaffCommonBlock, StaffLink } from '../../generated/resolvers-types';
import { createPagesServices } from '../../pages-services';
import { parseSettings } from '../../settings';
import { answerTo, refusalOf } from '../../testing/request-as';
import { pageOf, pagesOf, publishedIn, NO_EVENTS, setUpPages, type PagesParts } from '../../testing/test-pages';
import { publishScheduled } from './publish-scheduled';

const START_TEST = `mutation ($id: ID!, $revision: Int!) {
  staffStartTest(id: $id, revision: $revision, share: 50, goal: forms) { id } }`;

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;
let oleg: ReturnType<typeof pagesOf>;
setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
  oleg = pagesOf(given.shop, given.editor);
});

const faq = (answer: string, props: object = {}) => ({
  type: 'Faq',
  props: { id: 'faq', items: [{ question: 'Сколько стоит?', answer }], ...props },
});
const reference = (common: string, id = 'common', showing: object = {}) => ({
  type: 'Common',
  props: { id, common },
  ...showing,
});
const commonOf = (title: string, block: object) => ({ root: { props: { path: '', title } }, content: [block] });
const make = (title: string, block: object = faq('Спросите'), by = anna) =>
  by.call<StaffCommonBlock>('staffMakeCommon', { from: 'rental', block, title });
const withBlock = (path: string, block: object) => {
  const page = pageOf(path);
  return { ...page, content: [page.content[0], block] };
};

let made = 0;
async function pageWith(block: object) {
  made += 1;
  const path = `/common-${made}`;
  const { id } = await anna.create(path);
  await anna.publish(id, withBlock(path, block));
  return { id, path };
}

/** What hosts show of a page now. */
async function shown(id: string, number?: number): Promise<PageDocument['content']> {
  const page = (await publishedIn(parts.shop)).pages.find((one) => one.id === id);
  const at = page?.shownAt === undefined ? '' : `?at=${page.shownAt}`;
  const response = await parts.shop.app.inject(`/pages/${id}/versions/${number ?? page?.number}${at}`);
  return response.json<PageDocument>().content;
}

it('stands on pages as itself, and a change of it changes them all', async () => {
  const { id, state } = await make('Цены');
  expect(state).toBe('live');
  const pages = [await pageWith(reference(id)), await pageWith(reference(id, 'prices'))];
  expect(await shown(pages[0]?.id ?? '')).toEqual([pageOf('').content[0], faq('Спросите', { id: 'common' })]);
  const before = await publishedIn(parts.shop);

  await anna.publish(id, commonOf('Цены', faq('Сто рублей')));

  const after = await publishedIn(parts.shop);
  expect(after.revision).toBeGreaterThan(before.revision);
  expect(after.pages.map((page) => page.id)).not.toContain(id);
  for (const [index, anchor] of ['common', 'prices'].entries())
    expect((await shown(pages[index]?.id ?? ''))[1]).toEqual(faq('Сто рублей', { id: anchor }));
  const times = (site: typeof before) =>
    pages.map((page) => site.pages.find(({ id: one }) => one === page.id)?.shownAt);
  expect(times(after)).not.toEqual(times(before));

  await anna.call('staffRestore', { id, number: 1 });
  expect((await shown(pages[0]?.id ?? ''))[1]).toEqual(faq('Спросите', { id: 'common' }));
});

it('is a draft when an editor makes it, and pages with it wait for it by name', async () => {
  const { id, state } = await make('Доставка', faq('Завтра'), oleg);
  expect(state).toBe('draft');
  const page = await anna.create('/common-waits');
  const revision = await anna.save(page.id, withBlock('/common-waits', reference(id)));
  const refused = () => anna.refusal('staffPublish', { id: page.id, revision });

  expect(await refused()).toMatchObject({
    faults: [{ path: 'content[1].props', text: expect.stringMatching(/«Доставка» сейчас не.на.сайте/) }],
  });

  const { draft, path, isCommon } = await anna.get(id);
  expect({ path, isCommon }).toEqual({ path: null, isCommon: true });
  await anna.call('staffPublish', { id, revision: draft.revision });
  expect(await anna.call('staffPublish', { id: page.id, revision })).toMatchObject({ state: 'live' });
});

it('is checked as part of each page that shows it', async () => {
  const { id } = await make('Первый', { type: 'Hero', props: { id: 'hero', title: 'Общий заголовок' } });
  const path = '/common-first';
  const page = await anna.create(path);
  await anna.publish(page.id, { ...pageOf(path), content: [reference(id, 'start')] });

  const revision = await anna.save(id, commonOf('Первый', faq('Без заголовка')));

  expect(await anna.refusal('staffPublish', { id, revision })).toMatchObject({
    faults: [{ path: 'content[0].props', code: 'heading', text: expect.stringContaining('Страница /common-first') }],
  });
  expect(await shown(page.id)).toEqual([{ type: 'Hero', props: { id: 'start', title: 'Общий заголовок' } }]);
});

it('is shown while both its page and it say so', async () => {
  const { id } = await make('Скрытый');
  const page = await pageWith(reference(id, 'common', { isHidden: true }));
  expect(await shown(page.id)).toHaveLength(1);

  const timed = await pageWith(reference(id));
  await anna.publish(id, commonOf('Скрытый', { ...faq('Скоро'), startsAt: '2090-01-01T00:00:00.000Z' }));
  expect(await shown(timed.id)).toHaveLength(1);
});

it('is neither taken off nor deleted while pages have it, which are named', async () => {
  const { id } = await make('Занятый');
  const draft = await make('Черновой', faq('Черновик'), oleg);
  const page = await pageWith(reference(id));
  await anna.save(page.id, withBlock(page.path, reference(draft.id)));

  const offRefused = await anna.refusal('staffUnpublish', { id });
  expect(offRefused).toMatchObject({ code: 'CONFLICT' });
  expect(await anna.refusal('staffDeletePage', { id: draft.id })).toMatchObject({ code: 'CONFLICT' });
  const links = await answerTo<StaffLink[]>(
    parts.shop,
    parts.editor,
    'query ($id: ID!) { staffLinksTo(id: $id) { title pageId place block isInDraft isOnSite } }',
    { id },
  );
  expect(links).toEqual([
    {
      ...{ title: `Страница ${page.path}`, pageId: page.id, place: 'content[1].props', block: 'Общий блок' },
      ...{ isInDraft: false, isOnSite: true },
    },
  ]);

  await anna.publish(page.id, pageOf(page.path));
  expect(await anna.call('staffDeletePage', { id: draft.id })).toEqual({ success: true });
  expect(await anna.call('staffUnpublish', { id })).toMatchObject({ state: 'off' });
});

it('changes in a tested version, too, and stays as long as the test runs', async () => {
  const [{ id }, page] = [await make('Отзывы'), await pageWith(faq('Без него'))];
  const revision = await anna.save(page.id, withBlock(page.path, reference(id)));
  await answerTo(parts.shop, parts.publisher, START_TEST, { id: page.id, revision });

  await anna.publish(id, commonOf('Отзывы', faq('Довольны')));

  const told = (await publishedIn(parts.shop)).pages.find((one) => one.id === page.id);
  expect((await shown(page.id))[1]).toEqual(faq('Без него'));
  expect((await shown(page.id, told?.test?.number))[1]).toEqual(faq('Довольны', { id: 'common' }));
  expect(await anna.refusal('staffUnpublish', { id })).toMatchObject({ code: 'CONFLICT' });
  expect(await refusalOf(parts.shop, parts.publisher, START_TEST, { id, revision: 2 })).toMatchObject({
    code: 'CONFLICT',
  });
});

it('is left out of pages once its planned end has come, and they stay', async () => {
  const { id } = await make('До конца акции');
  const page = await pageWith(reference(id));
  await anna.call('staffUnpublish', { id, at: new Date(Date.now() + 3_600_000).toISOString() });
  await parts.database.db.query("update pages set off_at = now() - interval '1 second' where id = $1", [id]);

  await publishScheduled(createPagesServices(parseSettings({}), parts.database.db, NO_EVENTS));
  expect(await anna.get(id)).toMatchObject({ state: 'off' });

  expect(await shown(page.id)).toEqual([pageOf('').content[0]]);
});

it('is always one block, and none inside another', async () => {
  const { id } = await make('Один');
  const { draft } = await anna.get(id);
  const save = (content: object[]) =>
    anna.refusal('staffSaveDraft', {
      ...{ id, revision: draft.revision },
      document: { ...commonOf('Один', {}), content },
    });
  expect(await save([faq('А'), faq('Б', { id: 'b' })])).toMatchObject({
    code: 'BAD_REQUEST',
    faults: [{ code: 'count' }],
  });
  expect(await save([])).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await save([reference(id)])).toMatchObject({ code: 'BAD_REQUEST' });
  expect(
    await anna.refusal('staffMakeCommon', { from: 'rental', block: reference(id), title: 'Матрёшка' }),
  ).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await anna.refusal('staffMakeCommon', { from: 'rental', block: faq('А'), title: ' ' })).toMatchObject({
    fields: { title: expect.any(String) },
  });
  expect(
    await anna.refusal('staffMakeCommon', { from: 'rental', block: faq('', { id: 'x' }), title: 'Пустой ответ' }),
  ).toMatchObject({ code: 'BAD_REQUEST', faults: [{ path: 'content[0].props.items[0].answer' }] });
});

it('has neither an address nor a preview of its own', async () => {
  const { id } = await make('Без адреса');
  expect(await anna.refusal('staffMovePage', { id, path: '/somewhere' })).toMatchObject({ code: 'CONFLICT' });
  expect(await anna.refusal('staffMakePreview', { id })).toMatchObject({ code: 'CONFLICT' });
});

it('is found by its words, and its links and those to its anchors are checked', async () => {
  const { id } = await make('Слова', faq('Синхрофазотрон'));
  const page = await pageWith(reference(id, 'words'));
  const texts = await anna.call<{ id: string; path: string }[]>('staffFindText', { phrase: 'синхрофазотрон' });
  expect(texts).toEqual([{ id, path: '' }]);

  const waiting = await make('Неготовый', faq('Скоро'), oleg);
  await anna.save(page.id, withBlock(page.path, reference(waiting.id)));
  const dead = await answerTo<StaffLink[]>(
    parts.shop,
    parts.editor,
    '{ staffDeadLinks { pageId place isInDraft problem } }',
  );
  expect(dead.filter(({ pageId }) => pageId === page.id)).toEqual([
    {
      ...{ pageId: page.id, place: 'content[1].props', isInDraft: true },
      problem: expect.stringMatching(/^Общего блока «Неготовый» нет на/),
    },
  ]);
});

it('stands in the preview of a draft', async () => {
  const { id } = await make('Показ');
  const page = await anna.create('/common-preview');
  await anna.save(page.id, withBlock('/common-preview', reference(id)));

  const { url } = await anna.call<{ url: string }>('staffMakePreview', { id: page.id });

  const answer = await parts.shop.app.inject(`/pages/drafts/${url.split('/').at(-1)}`);
  expect(answer.json<{ document: PageDocument }>().document.content[1]).toEqual(faq('Спросите', { id: 'common' }));
});

it('takes no second block from another page', async () => {
  const { id } = await make('Полный');
  const copy =
    'mutation ($to: ID!, $block: JSON!) { staffCopyBlock(from: "rental", block: $block, to: $to) { place } }';

  expect(await refusalOf(parts.shop, parts.editor, copy, { to: id, block: faq('Ещё') })).toMatchObject({
    ...{ code: 'BAD_REQUEST', faults: [{ code: 'count' }] },
  });
});
