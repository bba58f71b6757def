import {
  checkCommonDocument,
  checkCommons,
  checkDocument,
  checkOneBlock,
  commonIdsIn,
  documentAtTime,
  expandCommons,
  heading,
  list,
  shape,
  text,
  type Block,
  type CommonBlocks,
  type PageDocument,
  type Schemas,
} from '.';

const anchor = text('Якорь', { role: 'anchor' });
const schemas: Schemas = {
  kinds: {
    Hero: shape({ id: anchor, title: heading('Заголовок') }, 'Первый экран'),
    Media: shape({ id: anchor, items: list(shape({ id: anchor, title: text('Название') }), 'Заметки') }, 'Заметки'),
  },
};
const media: Block = { type: 'Media', props: { id: 'media', items: [{ id: 'note', title: 'О марже' }] } };
const hero: Block = { type: 'Hero', props: { id: 'hero', title: 'Прокат' } };
const reference = (id: string, common = 'c1', showing: Partial<Block> = {}): Block => ({
  type: 'Common',
  props: { id, common },
  ...showing,
});
const pageOf = (...content: Block[]): PageDocument => ({
  root: { props: { path: '/rental', title: 'Прокат', description: 'О прокате' } },
  content,
});
const commonsOf = (block: Block | null): CommonBlocks => new Map([['c1', { title: 'Заметки', block }]]);
const expanded = (page: PageDocument, block: Block | null = media) =>
  expandCommons(page, commonsOf(block), schemas).content;

it('has the common block in its place, with the anchor of the page', () => {
  expect(expanded(pageOf(hero, reference('notes')))).toEqual([
    hero,
    { ...media, props: { ...media.props, id: 'notes' } },
  ]);
});

it('gives each place anchors of its own, and leaves other pages alone', () => {
  const page = pageOf(hero, reference('first'), reference('second'));
  const content = expanded(page);

  expect(content.slice(1).map(({ props }) => props.items)).toEqual([
    [{ id: 'note', title: 'О марже' }],
    [{ id: 'note-2', title: 'О марже' }],
  ]);
  expect(checkDocument(schemas, { ...page, content })).toEqual([]);
  const plain = pageOf(hero);
  expect(expandCommons(plain, commonsOf(media), schemas)).toBe(plain);
});

it('leaves out what the site does not have, and keeps the numbers of the others', () => {
  const page = pageOf(reference('notes'), hero);

  expect(expanded(page, null)).toEqual([{ ...reference('notes'), isHidden: true }, hero]);
  expect(expanded(page, reference('inner'))[0]).toMatchObject({ isHidden: true });
  expect(documentAtTime({ ...page, content: expanded(page, null) }, 0).content).toEqual([hero]);
  expect(checkCommons(page, commonsOf(null))).toMatchObject([
    { path: 'content[0].props', text: expect.stringContaining('«Заметки»') },
  ]);
  expect(checkCommons(page, new Map())).toMatchObject([{ text: expect.stringMatching(/такого блока уже нет/) }]);
  expect(checkCommons(page, commonsOf(media))).toEqual([]);
});

it('is shown while both the page and the common block are', () => {
  const day = (date: number) => `2026-12-0${date}T00:00:00.000Z`;
  const timed = { ...media, startsAt: day(2), endsAt: day(5) };

  expect(expanded(pageOf(reference('a', 'c1', { startsAt: day(1), endsAt: day(4) })), timed)[0]).toMatchObject({
    ...{ startsAt: day(2), endsAt: day(4) },
  });
  expect(expanded(pageOf(reference('a')), timed)[0]).toMatchObject({ startsAt: day(2), endsAt: day(5) });
  expect(expanded(pageOf(reference('a', 'c1', { isHidden: true })))[0]).toMatchObject({
    type: 'Media',
    isHidden: true,
  });
});

it('names each common block of a page once', () => {
  expect(commonIdsIn(pageOf(hero, reference('a'), reference('b'), reference('c', 'c2')))).toEqual(['c1', 'c2']);
});

it('is one block with a name, and needs neither an address nor the heading of a page', () => {
  const common = (title: string, ...content: Block[]) => ({ root: { props: { path: '', title } }, content });

  expect(checkCommonDocument(schemas, common('Заметки', media))).toEqual([]);
  expect(checkCommonDocument(schemas, common(' ', media))).toMatchObject([{ path: 'root.props.title' }]);
  expect(checkCommonDocument(schemas, common('Пусто', { ...hero, props: { id: 'hero' } }))).toMatchObject([
    { path: 'content[0].props.title', code: 'missing' },
  ]);
  expect(checkCommonDocument(schemas, { content: [] })).toMatchObject([{ path: 'root.props' }]);
  expect(checkOneBlock(pageOf(hero))).toEqual([]);
  expect(checkOneBlock(pageOf(hero, media))).toMatchObject([{ code: 'count' }]);
  expect(checkOneBlock(pageOf(reference('a')))).toMatchObject([{ code: 'unknown' }]);
});
