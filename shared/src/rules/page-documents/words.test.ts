import { findPhrase } from '../search';
import { constant, heading, list, locked, optional, richText, shape, text, variants } from './field';
import type { PageDocument } from './page-document';
import { replaceWords, wordsIn } from './words';

const span = shape({ text: text('Слова'), href: optional(text('Адрес', { role: 'link' })) });
const spans = list(span, 'Выделенные слова');
const paragraph = shape({ type: constant('paragraph'), text: text('Текст'), spans: optional(locked(spans)) }, 'Абзац');
const lines = shape(
  { type: constant('list'), items: list(text(), 'Строки'), spans: optional(locked(list(spans))) },
  'Список',
);
const SCHEMAS = {
  kinds: {
    Text: shape(
      {
        id: text('Якорь', { role: 'anchor' }),
        title: heading('Заголовок'),
        key: locked(text('Ключ')),
        link: optional(shape({ text: text('Надпись'), href: text('Адрес', { role: 'link' }) }, 'Ссылка')),
        slug: optional(text('Товар', { role: 'product' })),
        nodes: optional(richText(variants({ paragraph, list: lines }), 'Части')),
      },
      'Текст',
    ),
  },
};

function documentOf(props: object, root: object = {}): PageDocument {
  return {
    root: { props: { path: '/sale', title: 'Страница', description: 'О ней', ...root } },
    content: [{ type: 'Text', props: { id: 'sale', title: 'Заголовок', key: 'sale', ...props } }],
    zones: {},
  };
}

const replaced = (document: PageDocument, phrase: string, by: string) =>
  replaceWords(SCHEMAS, document, (words) => findPhrase(words, phrase), by);

it('names the words with their places, and neither addresses, anchors nor keys', () => {
  const document = documentOf({ link: { text: 'Скидки', href: '/sale' }, slug: 'sale' });

  expect(
    wordsIn(SCHEMAS, document).map(({ text: words, place }) => [place.path, words, place.names.join(', ')]),
  ).toEqual([
    ['root.props.title', 'Страница', '«Страница», «Заголовок в поиске»'],
    ['root.props.description', 'О ней', '«Страница», «Описание в поиске»'],
    ['content[0].props.title', 'Заголовок', '«Текст», «Заголовок»'],
    ['content[0].props.link.text', 'Скидки', '«Текст», «Ссылка», «Надпись»'],
  ]);
});

it('replaces words and nothing else', () => {
  const navigation = { label: 'sale', order: 1 };
  const document = documentOf(
    { title: 'Sale, SALE!', link: { text: 'sale', href: '/sale#sale' }, slug: 'sale' },
    { title: 'Sale', navigation },
  );

  const after = replaced(document, 'sale', 'Лето');

  expect(after.root.props).toEqual({ ...document.root.props, title: 'Лето' });
  expect(after.content[0]?.props).toEqual({
    ...{ id: 'sale', key: 'sale', slug: 'sale' },
    ...{ title: 'Лето, Лето!', link: { text: 'Лето', href: '/sale#sale' } },
  });
});

it('keeps bold words and links of a paragraph, also where a phrase begins in one and ends in another', () => {
  const pieces = [{ text: 'До чёрной ' }, { text: 'пятницы', href: '/sale' }, { text: ' неделя, пятницы ждут' }];
  const whole = pieces.map((piece) => piece.text).join('');
  const nodes = [{ type: 'paragraph', text: whole, spans: pieces }];

  expect(replaced(documentOf({ nodes }), 'пятницы', 'субботы').content[0]?.props.nodes).toEqual([
    {
      type: 'paragraph',
      text: 'До чёрной субботы неделя, субботы ждут',
      spans: [{ text: 'До чёрной ' }, { text: 'субботы', href: '/sale' }, { text: ' неделя, субботы ждут' }],
    },
  ]);
  expect(replaced(documentOf({ nodes }), 'черной пятницы', 'лета').content[0]?.props.nodes).toEqual([
    {
      type: 'paragraph',
      text: 'До лета неделя, пятницы ждут',
      spans: [{ text: 'До лета' }, { text: ' неделя, пятницы ждут' }],
    },
  ]);
});

it('keeps those of the lines of a list, and leaves pieces of another text alone', () => {
  const stale = [{ text: 'Другое лето' }];
  const nodes = [
    {
      type: 'list',
      items: ['Старое лето', 'Лето', 'Зима'],
      spans: [[{ text: 'Старое ' }, { text: 'лето', href: '/a' }], stale, []],
    },
  ];

  expect(replaced(documentOf({ nodes }), 'лето', 'утро').content[0]?.props.nodes).toEqual([
    {
      type: 'list',
      items: ['Старое утро', 'утро', 'Зима'],
      spans: [[{ text: 'Старое ' }, { text: 'утро', href: '/a' }], stale, []],
    },
  ]);
});

it('leaves a block alone that it does not know', () => {
  const document = { ...documentOf({}), content: [{ type: 'Unknown', props: { title: 'лето' } }] };

  expect(replaced(document, 'лето', 'утро')).toEqual(document);
});
