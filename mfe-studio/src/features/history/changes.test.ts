import { heading, list, shape, text, type PageDocument, type Schemas } from '@shop/shared/page-documents';
import { changesOf } from './changes';

const schemas: Schemas = {
  kinds: {
    Hero: shape({ id: text('Якорь'), title: heading('Заголовок') }, 'Первый экран'),
    Faq: shape(
      { id: text('Якорь'), items: list(shape({ question: text('Вопрос'), answer: text('Ответ') }), 'Вопросы') },
      'Вопросы',
    ),
  },
};
const hero = (title: string, id = 'hero') => ({ type: 'Hero', props: { id, title } });
const faq = (...questions: string[]) => ({
  type: 'Faq',
  props: { id: 'faq', items: questions.map((question) => ({ question, answer: 'Да' })) },
});
const page = (content: PageDocument['content'], title = 'Прокат'): PageDocument => ({
  root: { props: { path: '/rental', title, description: 'Охрана' } },
  content,
});

it('names each field with the words before and after', () => {
  const before = page([hero('Было')], 'Прокат');
  const after = page([hero('Стало')], 'Прокат и такси');

  expect(changesOf(before, after, schemas)).toMatchObject([
    { title: '«Страница», «Заголовок в поиске»', before: 'Прокат', after: 'Прокат и такси' },
    { title: '«Первый экран», «Заголовок»', before: 'Было', after: 'Стало' },
  ]);
});

it('says which item came or went, and leaves the others out', () => {
  const one = page([faq('Первый?', 'Третий?')]);
  const two = page([faq('Первый?', 'Второй?', 'Третий?')]);

  expect(changesOf(one, two, schemas)).toMatchObject([{ title: '«Вопросы», «Вопросы», №\u00A02', after: 'Второй?' }]);
  expect(changesOf(two, one, schemas)).toMatchObject([{ title: '«Вопросы», «Вопросы», №\u00A02', before: 'Второй?' }]);
});

it('says which blocks were added, moved and removed', () => {
  const before = page([hero('А', 'a'), hero('Б', 'b'), hero('В', 'c')]);
  const after = page([hero('В', 'c'), hero('А', 'a'), faq('Новый?')]);

  expect(changesOf(before, after, schemas).map(({ title }) => title)).toEqual([
    '«Первый экран»: блок перемещён',
    '«Вопросы»: блок добавлен',
    '«Первый экран»: блок удалён',
  ]);
});

it('says which blocks were hidden or shown, and which changes nobody sees', () => {
  const hidden = (words: string, id: string) => ({ ...hero(words, id), isHidden: true as const });
  const before = page([hero('А', 'a'), hidden('Б', 'b'), hidden('В', 'c')]);
  const after = page([hidden('А', 'a'), hero('Б', 'b'), hidden('Г', 'c')]);

  expect(changesOf(before, after, schemas)).toMatchObject([
    { title: '«Первый экран»: блок скрыт' },
    { title: '«Первый экран»: блок снова виден' },
    { title: '«Первый экран» (скрытый блок), «Заголовок»', before: 'В', after: 'Г' },
  ]);
});

it('says that a block is shown at another time', () => {
  const timed = { ...hero('А'), endsAt: '2025-12-05T20:59:00.000Z' };

  expect(changesOf(page([hero('А')]), page([timed]), schemas)).toEqual([
    { title: '«Первый экран»: время показа', before: 'всегда', after: 'до\u00A05 декабря 2025, 23:59' },
  ]);
});

it('finds nothing in the same document', () => {
  const document = page([hero('А'), faq('Вопрос?')]);

  expect(changesOf(document, structuredClone(document), schemas)).toEqual([]);
});
