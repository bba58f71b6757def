import type { StaffLink } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { pageOf, pagesOf, setUpPages, type PagesParts } from '../../testing/test-pages';

const LINK = 'kind title pageId pagePath place block words href isInDraft isOnSite problem';
const TO = `query ($id: ID!) { staffLinksTo(id: $id) { ${LINK} } }`;
const DEAD = `{ staffDeadLinks { ${LINK} } }`;
const ADD = 'mutation ($from: String!, $to: String!) { staffAddRedirect(from: $from, to: $to) { from } }';
const SAVE = `mutation ($revision: Int!, $input: StaffSiteInput!) {
  staffSaveSite(revision: $revision, input: $input) { revision } }`;

let parts: PagesParts;
setUpPages((given) => {
  parts = given;
});

const pages = () => pagesOf(parts.shop, parts.publisher);
const linksTo = (id: string) => answerTo<StaffLink[]>(parts.shop, parts.editor, TO, { id });
const deadLinks = () => answerTo<StaffLink[]>(parts.shop, parts.editor, DEAD);
const deadOn = async (id: string) =>
  (await deadLinks())
    .filter(({ pageId }) => pageId === id)
    .map(({ place, href, problem, isInDraft, isOnSite }) => ({ place, href, problem, isInDraft, isOnSite }));

async function live(path: string, href?: string): Promise<string> {
  const { id } = await pages().create(path);
  await pages().publish(id, pageOf(path, href === undefined ? {} : { href }));
  return id;
}

async function saveSite(input: object): Promise<void> {
  const { revision } = await answerTo<{ revision: number }>(parts.shop, parts.publisher, '{ staffSite { revision } }');
  await answerTo(parts.shop, parts.publisher, SAVE, { revision, input });
}

it('names pages, menus, the announcement and redirects that lead to a page', async () => {
  const target = await live('/target');
  const source = await live('/source', '/target?a=1#faq');
  const drafted = await pages().create('/drafted');
  await pages().save(drafted.id, pageOf('/drafted', { href: '/target' }));
  await live('/elsewhere', '/rental');
  await answerTo(parts.shop, parts.publisher, ADD, { from: '/to-target', to: '/target' });
  await saveSite({
    announcement: { text: 'Скидки', href: '/target' },
    menus: [{ title: 'Магазин', entries: [{ to: '/target', text: 'Наша цель' }] }],
  });

  const links = await linksTo(target);

  const PAGE = { kind: 'page', place: 'content[0].props.link.href', block: 'Первый экран', words: 'Подробнее' };
  const SHARED = { pageId: null, pagePath: null, place: null, block: null, isInDraft: false, isOnSite: true };
  expect(links).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...PAGE, pageId: source, href: '/target?a=1#faq', isInDraft: true, isOnSite: true }),
      expect.objectContaining({ ...PAGE, pageId: drafted.id, href: '/target', isInDraft: true, isOnSite: false }),
      { ...SHARED, kind: 'menu', title: 'Магазин', words: 'Наша цель', href: '/target', problem: null },
      { ...SHARED, kind: 'announcement', title: 'Скидки', words: 'Подробнее', href: '/target', problem: null },
      { ...SHARED, kind: 'redirect', title: '/to-target', words: '', href: '/target', problem: null },
    ]),
  );
  expect(links.some(({ pagePath }) => pagePath === '/elsewhere')).toBe(false);
  expect(await refusalOf(parts.shop, parts.editor, TO, { id: 'none' })).toMatchObject({ code: 'NOT_FOUND' });
});

it('names a link of draft and site once, though a block was added above it', async () => {
  const target = await live('/below');
  const source = await live('/grows', '/below');
  const { content, ...rest } = pageOf('/grows', { href: '/below' });
  await pages().save(source, { ...rest, content: [{ type: 'Faq', props: { id: 'above', items: [] } }, ...content] });

  const ofPages = (await linksTo(target)).filter(({ kind }) => kind === 'page');
  expect(ofPages).toMatchObject([{ place: 'content[1].props.link.href', isInDraft: true, isOnSite: true }]);
});

it('has no dead link while all is well', async () => {
  const id = await live('/well', '/products?type=alarm');
  await pages().save(id, pageOf('/well', { href: '#faq' }));

  expect(await deadOn(id)).toEqual([]);
});

it.each([
  ['/nowhere?a=1', /«\/nowhere» на.сайте нет/],
  ['http://localhost:3000/nowhere', /«\/nowhere» на.сайте нет/],
  ['#nothing', /«#nothing» на.странице нет/],
  ['/rental#nothing', /«#nothing» на.странице нет/],
])('names a link of a draft to %s, with its block', async (href, problem) => {
  const { id } = await pages().create(`/dead-${Math.floor(Math.random() * 1e9)}`);
  await pages().save(id, pageOf('/dead', { href }));

  expect(await deadOn(id)).toEqual([
    {
      ...{ place: 'content[0].props.link.href', href, problem: expect.stringMatching(problem) },
      ...{ isInDraft: true, isOnSite: false },
    },
  ]);
});

it.each(['/rental#faq', '/images/courier.svg', 'https://example.ru/a', 'tel:+78000000000', '/orders/5'])(
  'finds nothing wrong with %s',
  async (href) => {
    const { id } = await pages().create(`/fine-${Math.floor(Math.random() * 1e9)}`);
    await pages().save(id, pageOf('/fine', { href }));

    expect(await deadOn(id)).toEqual([]);
  },
);

it.each([
  ['/products', null],
  ['/rental#faq', null],
  ['https://example.ru/a', null],
  ['/nowhere', /«\/nowhere» на.сайте нет/],
  ['/rental#nothing', /«#nothing» на.странице нет/],
])('says of %s alone whether it leads somewhere', async (href, problem) => {
  const ASK = 'query ($href: String!) { staffLinkProblem(href: $href) }';

  expect(await answerTo(parts.shop, parts.editor, ASK, { href })).toEqual(
    problem === null ? null : expect.stringMatching(problem),
  );
});

it('names a page that was taken off, or was never published, and what led there', async () => {
  const gone = await live('/gone');
  const source = await live('/to-gone', '/gone');
  await answerTo(parts.shop, parts.publisher, ADD, { from: '/long-gone', to: '/gone' });
  const follower = await live('/to-long-gone', '/long-gone');
  await pages().create('/never');
  const early = await pages().create('/to-never');
  await pages().save(early.id, pageOf('/to-never', { href: '/never' }));
  await pages().call('staffUnpublish', { id: gone });

  expect(await deadOn(source)).toMatchObject([{ problem: expect.stringMatching(/снята/), isOnSite: true }]);
  expect(await deadOn(early.id)).toMatchObject([{ problem: expect.stringMatching(/ещё не.опубликована/) }]);
  expect(await deadOn(follower)).toMatchObject([{ href: '/long-gone' }]);
  expect((await deadLinks()).find(({ kind }) => kind === 'redirect')).toMatchObject({ title: '/long-gone' });
});

it('names a product that the catalogue has not', async () => {
  const { id } = await pages().create('/goods-of');
  const document = pageOf('/goods-of');
  const [hero, ...rest] = document.content;
  const props = { ...hero?.props, goods: ['invis_duos', 'invis_solo'] };
  await pages().save(id, { ...document, content: [{ ...hero, props }, ...rest] });

  expect(await deadOn(id)).toMatchObject([
    { place: 'content[0].props.goods[1]', problem: expect.stringMatching(/«invis_solo» в.каталоге нет/) },
  ]);
});
