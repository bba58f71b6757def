import { heading, list, richText, shape, text, variants, constant, type Schemas } from '@shop/shared/page-documents';
import { findFaults } from './find-faults';

const paragraph = shape({ type: constant('paragraph'), text: text('Текст', { max: 5000 }) }, 'Абзац');
const schemas: Schemas = {
  kinds: {
    Text: shape({ heading: heading('Заголовок'), nodes: richText(variants({ paragraph }), 'Части') }, 'Текст'),
    Cards: shape({ items: list(text(), 'Карточки') }, 'Карточки'),
  },
};

const pageOf = (nodes: readonly object[], cards: readonly string[] = []) => ({
  root: { props: { path: '/sale', title: 'Распродажа', description: 'Неделя скидок' } },
  content: [
    { type: 'Text', props: { heading: '', nodes: [...nodes] } },
    { type: 'Cards', props: { items: [...cards] } },
  ],
});

const words = (length: number) => ({ type: 'paragraph', text: 'а'.repeat(length) });

it('says nothing of what is still to be written, until publishing is asked for', () => {
  const page = pageOf([words(5)]);

  expect(findFaults(schemas, page, false)).toEqual([]);
  expect(findFaults(schemas, page, true).map(({ path }) => path)).toContain('content[0].props.heading');
});

it.each([
  ['a paragraph of 5,001 letters', pageOf([words(5001)]), 'content[0].props.nodes[0].text', /5000/],
  ['a text of 201 parts', pageOf(Array.from({ length: 201 }, () => words(1))), 'content[0].props.nodes', /200/],
  [
    'a list of 61 cards',
    pageOf(
      [words(1)],
      Array.from({ length: 61 }, () => 'а'),
    ),
    'content[1].props.items',
    /60/,
  ],
  ['a page above 400 KB', pageOf(Array.from({ length: 100 }, () => words(2500))), '', /400/],
])('says at once, in Russian, of %s', (_what, page, path, limit) => {
  expect(findFaults(schemas, page, false)).toContainEqual(
    expect.objectContaining({ path, text: expect.stringMatching(limit) }),
  );
});

it('lets a text be as long as a manual is', () => {
  const page = pageOf(Array.from({ length: 200 }, (_, index) => words(index === 0 ? 5000 : 900)));

  expect(findFaults(schemas, page, false)).toEqual([]);
});

it('checks a page with its common blocks, and a common block without what only pages have', () => {
  const block = { type: 'Text', props: { heading: 'Условия', nodes: [words(5)] } };
  const page = { ...pageOf([]), content: [{ type: 'Common', props: { id: 'a', common: 'c1' } }] };
  const codes = (live: typeof block | null) =>
    findFaults(schemas, page, true, { commons: new Map([['c1', { title: 'Условия', block: live }]]) }).map(
      ({ code }) => code,
    );

  expect(codes(null)).toContain('unknown');
  expect(codes(block)).not.toContain('heading');
  const own = { root: { props: { path: '', title: 'Условия', description: '' } }, content: [block] };
  expect(findFaults(schemas, own, true, { isCommon: true })).toEqual([]);
});
