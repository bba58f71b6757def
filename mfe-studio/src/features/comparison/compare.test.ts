import { heading, list, optional, shape, text, type PageDocument, type Schemas } from '@shop/shared/page-documents';
import { compareDocuments } from './compare';

const schemas: Schemas = {
  kinds: {
    Hero: shape({ id: text('Якорь'), title: heading('Заголовок'), lead: optional(text('Лид')) }, 'Первый экран'),
    Faq: shape({ id: text('Якорь'), items: list(shape({ question: text('Вопрос') }), 'Вопросы') }, 'Вопросы'),
  },
};
const hero = (id: string, title: string, lead?: string) => ({
  type: 'Hero',
  props: { id, title, ...(lead && { lead }) },
});
const faq = (id: string, ...questions: string[]) => ({
  type: 'Faq',
  props: { id, items: questions.map((question) => ({ question })) },
});
const page = (...content: PageDocument['content']): PageDocument => ({
  root: { props: { path: '/rental', title: 'Прокат', description: 'Охрана' } },
  content,
});
const idsOf = ({ content }: PageDocument) => content.map(({ props }) => props.id);

it('shows what is gone where it was, and names what became of each block', () => {
  const live = page(hero('a', 'А'), hero('b', 'Б'), hero('c', 'В'), hero('d', 'Г'));
  const draft = page(hero('d', 'Г'), hero('a', 'А'), faq('new', 'Да?'), hero('c', 'Вэ'));

  const { document, marks } = compareDocuments(live, draft, schemas);

  expect(idsOf(document)).toEqual(['d', 'a', 'b', 'new', 'c']);
  expect(marks.map(({ blockId, label }) => [blockId, label])).toEqual([
    ['d', 'Перемещён'],
    ['b', 'Блок удалён'],
    ['new', 'Новый блок'],
    ['c', 'Изменён'],
  ]);
});

it('numbers the changes in the order of the page, and says where its words are', () => {
  const live = page(hero('a', 'Было', 'Лид'), faq('q', 'Первый?', 'Второй?'));
  const draft = page(hero('a', 'Стало'), faq('q', 'Второй?'));

  const { document, changes, marks } = compareDocuments(live, draft, schemas);

  expect(document.content).toEqual([hero('a', 'Стало', 'Лид'), faq('q', 'Первый?', 'Второй?')]);
  expect(changes.map(({ blockId }) => blockId)).toEqual(['a', 'a', 'q']);
  expect(marks.flatMap(({ texts }) => texts)).toEqual([
    { number: 0, path: 'title', before: 'Было', after: 'Стало' },
    { number: 1, path: 'lead', before: 'Лид' },
    { number: 2, path: 'items[0]', before: 'Первый?' },
  ]);
});

it('gives a block that is gone another anchor when a new one has its own', () => {
  const { document } = compareDocuments(page(hero('a', 'А')), page(faq('a', 'Да?')), schemas);

  expect(document.content.map(({ type }) => type)).toEqual(['Hero', 'Faq']);
  expect(new Set(idsOf(document)).size).toBe(2);
});

it('tells what the page says of itself, and finds nothing in the same document', () => {
  const draft = page(hero('a', 'А'));
  const titled = { ...draft, root: { props: { ...draft.root.props, title: 'Такси' } } };

  expect(compareDocuments(draft, titled, schemas)).toMatchObject({ marks: [], changes: [{ blockId: null }] });
  expect(compareDocuments(draft, structuredClone(draft), schemas)).toEqual({ document: draft, changes: [], marks: [] });
});
