import { choice, heading, list, number, optional, readDocument, shape, text, variants, type Schemas } from '.';

const PAGE = { path: '/farms', title: 'Фермам', description: 'Охрана' };

const node = variants({
  paragraph: shape({ type: { type: 'constant', label: '', value: 'paragraph' }, text: text('Текст', { max: 20 }) }),
});

const SCHEMAS: Schemas = {
  kinds: {
    Text: shape({ heading: heading('Заголовок'), note: optional(text('Примечание')), nodes: list(node, 'Части', 2) }),
    Matrix: shape({
      columns: list(text('Товар'), 'Столбцы'),
      icons: optional(list(choice('Знак', [['key', 'Ключ']]))),
    }),
    Count: shape({ value: number('Число') }),
  },
};

const read = (type: string, props: object) => {
  const { document, dropped } = readDocument(SCHEMAS, {
    root: { props: PAGE },
    content: [{ type, props: { ...props } }],
  });
  return { props: document.content[0]?.props, dropped: dropped.map(({ path }) => path) };
};

const PARAGRAPH = { type: 'paragraph', text: 'Охрана' };
const TEXT = { heading: 'Текст', nodes: [PARAGRAPH] };

it('keeps a document that it knows whole', () => {
  expect(read('Text', TEXT)).toEqual({ props: TEXT, dropped: [] });
});

it('drops an unknown property, and only this', () => {
  expect(read('Text', { ...TEXT, video: 'a.mp4' })).toEqual({ props: TEXT, dropped: ['content[0].props.video'] });
});

it('drops a wrong optional property', () => {
  expect(read('Text', { ...TEXT, note: 5 })).toEqual({ props: TEXT, dropped: ['content[0].props.note'] });
});

it('drops an item of a kind that it does not know', () => {
  expect(read('Text', { ...TEXT, nodes: [{ type: 'video' }, PARAGRAPH] })).toEqual({
    props: TEXT,
    dropped: ['content[0].props.nodes[0]'],
  });
});

it('drops a whole list of plain values, whose items may belong to those of another list', () => {
  const columns = ['INVIS DUOS', 'DUOS S'];

  expect(read('Matrix', { columns, icons: ['key', 'rocket'] })).toEqual({
    props: { columns },
    dropped: ['content[0].props.icons[1]'],
  });
});

it('keeps what is longer than its limits allow', () => {
  const props = { ...TEXT, nodes: Array.from({ length: 3 }, () => ({ ...PARAGRAPH, text: 'О'.repeat(30) })) };

  expect(read('Text', props)).toEqual({ props, dropped: [] });
});

it('drops a block that lacks what it needs, or whose kind it does not know', () => {
  expect(read('Count', {})).toEqual({ props: undefined, dropped: ['content[0].props.value'] });
  expect(read('Video', {})).toEqual({ props: undefined, dropped: ['content[0]'] });
  expect(read('constructor', {})).toEqual({ props: undefined, dropped: ['content[0]'] });
});
