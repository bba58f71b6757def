import type { StaffCopiedBlock } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { pageOf, pagesOf, publishedIn, setUpPages, type PagesParts } from '../../testing/test-pages';

const COPY = `mutation ($from: ID!, $block: JSON!, $to: ID!) {
  staffCopyBlock(from: $from, block: $block, to: $to) { place } }`;

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;
setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
});

const copy = (block: unknown, to: string, from = 'rental') =>
  answerTo<StaffCopiedBlock>(parts.shop, parts.editor, COPY, { from, block, to });
const refused = (block: unknown, to: string, from = 'rental') =>
  refusalOf(parts.shop, parts.editor, COPY, { from, block, to });
const contentOf = async (id: string) => ((await anna.get(id)).draft.document as ReturnType<typeof pageOf>).content;
const hero = (props: object = {}) => ({ type: 'Hero', props: { id: 'hero', title: 'Копия', ...props } });

it('adds a block at the end of the draft, with an anchor of its own, and publishes nothing', async () => {
  const { id } = await anna.create('/copied-to');
  await anna.publish(id, pageOf('/copied-to'));
  const before = await publishedIn(parts.shop);

  expect(await copy({ ...hero(), isHidden: true }, id)).toEqual({ place: 'content[2].props' });

  const page = await anna.get(id);
  expect(await contentOf(id)).toEqual([
    ...pageOf('/copied-to').content,
    { type: 'Hero', props: { id: 'hero-2', title: 'Копия' }, isHidden: true },
  ]);
  expect(page).toMatchObject({ hasUnpublished: true, draft: { savedBy: 'Олег Лунин' } });
  expect(await publishedIn(parts.shop)).toEqual(before);
});

it('leads back to the page of before where the new one has no such anchor', async () => {
  const { id } = await anna.create('/copied-links');
  await anna.save(id, pageOf('/copied-links'));

  await copy(hero({ link: { text: 'Ниже', href: '#calc' } }), id);
  await copy(hero({ link: { text: 'Вопросы', href: '#faq' } }), id);

  const links = (await contentOf(id)).map(({ props }) => ('link' in props ? props.link?.href : undefined));
  expect(links.slice(2)).toEqual(['/rental#calc', '#faq']);
});

it('keeps an unpublished draft of before in the history', async () => {
  const { id } = await anna.create('/copied-kept');
  await anna.save(id, pageOf('/copied-kept', { heading: 'До копии' }));

  await copy(hero(), id);

  expect(await anna.call('staffKeptDrafts', { id })).toMatchObject([
    { madeBy: 'Олег Лунин', document: pageOf('/copied-kept', { heading: 'До копии' }) },
  ]);
});

it('refuses what is no block, a page that is not there, and one that is full', async () => {
  const { id } = await anna.create('/copied-full');
  const [first] = pageOf('/copied-full').content;
  await anna.save(id, { ...pageOf('/copied-full'), content: Array.from({ length: 60 }, () => first) });

  expect(await refused({ type: 'Hero' }, id)).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await refused(hero(), 'nowhere')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refused(hero(), id, 'nowhere')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refused(hero(), id)).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await refused(hero({ link: { text: 'А', href: 'javascript:1' } }), 'rental')).toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(await contentOf(id)).toHaveLength(60);
});
