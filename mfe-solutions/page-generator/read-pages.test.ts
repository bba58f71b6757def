import path from 'node:path';
import { readDocument, typesetDocument } from '@shop/shared/page-documents';
import { BLOCK_SCHEMAS } from '../src/blocks/block-kinds';
import { readManuals } from './manuals';
import { documentErrors, readPages } from './read-pages';

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
      {
        type: 'Steps',
        props: { id: 'steps', heading: 'Шаги', items: [{ mark: '1', title: 'Шаг', text: 'Текст' }] },
      },
      { type: 'Quote', props: { id: 'quote', text: 'Хороший блок не видно.', author: 'INVIS DUOS' } },
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
    'content[0].props.items[0].mark: «Шаги», «Шаги», №\u00A01, «Отметка»: заполните поле',
    ({ content }) => Object.assign(content[0]?.props ?? {}, { items: [{ title: 'Шаг', text: 'Текст' }] }),
  ],
  [
    'an unknown field',
    'content[1].props.colour: «Цитата», «colour»: такого поля нет',
    ({ content }) => Object.assign(content[1]?.props ?? {}, { colour: 'red' }),
  ],
  [
    'an unknown block',
    'content[1].type: «Carousel»: такого блока нет',
    ({ content }) => Object.assign(content[1] ?? {}, { type: 'Carousel' }),
  ],
  [
    'a page without title',
    'root.props.title: «Страница», «Заголовок в поиске»: заполните поле',
    ({ root }) => delete root.props.title,
  ],
  [
    'a wrong address',
    'root.props.path: «Страница», «Адрес страницы»: нужен адрес вида /rental: строчные латинские буквы, цифры, дефис, до\u00A080 знаков',
    ({ root }) => (root.props.path = 'rental'),
  ],
  ['a page without blocks', 'content: на\u00A0странице нет ни\u00A0одного блока', (draft) => (draft.content = [])],
  [
    'a repeated id',
    'content[1].props.id: «Цитата», «Якорь»: якорь «steps» уже есть на\u00A0странице',
    ({ content }) => Object.assign(content[1]?.props ?? {}, { id: 'steps' }),
  ],
  ['a block inside of a block', 'zones: блоки внутри блоков недопустимы', (draft) => (draft.zones = { quote: [] })],
])('reports the place of %s', (_what, error, change) => {
  expect(documentErrors(changed(change))).toEqual([error]);
});

it('shows our own documents unchanged when editors have saved them', () => {
  const packageDir = path.resolve(__dirname, '..');

  for (const { document } of [...readPages(packageDir), ...readManuals(packageDir)]) {
    const { content, root } = typesetDocument(BLOCK_SCHEMAS, readDocument(BLOCK_SCHEMAS, document).document);
    expect({ root, content }).toEqual({ root: document.root, content: document.content });
  }
});
