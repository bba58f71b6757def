import { documentErrors } from './read-pages';

interface Draft {
  root: { props: Record<string, unknown> };
  content: { type: string; props: Record<string, unknown> }[];
  zones?: Record<string, unknown>;
}

/** A good document with one thing changed. */
function changed(change: (draft: Draft) => void): Draft {
  const draft: Draft = {
    root: { props: { path: '/trial', title: 'Проба', description: 'Описание' } },
    content: [
      { type: 'Quote', props: { id: 'quote', text: 'Хороший блок не видно.', author: 'INVIS DUOS' } },
      {
        type: 'Steps',
        props: { id: 'steps', heading: 'Шаги', items: [{ mark: '1', title: 'Шаг', text: 'Текст' }] },
      },
    ],
  };
  change(draft);
  return draft;
}

it('finds no errors in a valid document, nor in one from Puck with zones', () => {
  expect(documentErrors(changed(() => undefined))).toEqual([]);
  expect(documentErrors(changed((draft) => (draft.zones = {})))).toEqual([]);
});

it.each<[string, string, (draft: Draft) => void]>([
  [
    'a wrong block',
    'content[1] (Steps).items[0].mark: a text is missing',
    ({ content }) => Object.assign(content[1]?.props ?? {}, { items: [{ title: 'Шаг', text: 'Текст' }] }),
  ],
  [
    'an unknown field',
    'content[0] (Quote).colour: an unknown property',
    ({ content }) => Object.assign(content[0]?.props ?? {}, { colour: 'red' }),
  ],
  [
    'an unknown block',
    'content[0] (Carousel): an unknown block',
    ({ content }) => Object.assign(content[0] ?? {}, { type: 'Carousel' }),
  ],
  ['a page without title', 'root.props.title: a text is missing', ({ root }) => delete root.props.title],
  [
    'a wrong address',
    'root.props.path: an address as /rental is expected, not rental',
    ({ root }) => (root.props.path = 'rental'),
  ],
  ['a page without blocks', 'content: a block is missing', (draft) => (draft.content = [])],
  [
    'a repeated id',
    'content[1] (Steps).id: quote is the id of content[0] too',
    ({ content }) => Object.assign(content[1]?.props ?? {}, { id: 'quote' }),
  ],
  ['a block inside of a block', 'zones.quote: an unknown property', (draft) => (draft.zones = { quote: [] })],
])('reports the place of %s', (_what, error, change) => {
  expect(documentErrors(changed(change))).toEqual([error]);
});
