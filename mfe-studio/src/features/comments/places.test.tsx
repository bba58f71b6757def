import { list, shape, text } from '@shop/shared/page-documents';
import { render, screen } from '@testing-library/react';
import { chosenField, placeOf } from './chosen-field';
import { fieldWords } from './field-words';

const item = shape({ question: text('Вопрос'), answer: text('Ответ') });
const schema = shape({ title: text('Заголовок'), items: list(item, 'Вопросы') }, 'Вопросы');

it.each([
  ['title', 'Заголовок'],
  ['items[1].answer', 'Вопросы, №\u00A02, Ответ'],
  ['items[1].former', 'Вопросы, №\u00A02'],
  ['former', ''],
  [null, ''],
])('names the field %s', (path, words) => {
  expect(fieldWords(schema, { items: [{}, {}] }, path)).toBe(words);
});

it('finds the field of an element and the words that are chosen in it', () => {
  render(
    <div data-path="content[3].props">
      <div data-path="content[3].props.title">
        <textarea aria-label="Заголовок" defaultValue="Машина  вернётся в парк" />
      </div>
      <button type="button">Блок</button>
    </div>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.setSelectionRange(0, 17);

  const chosen = chosenField(field);

  expect(chosen && placeOf(chosen)).toEqual({ path: 'title', quote: 'Машина вернётся' });
  const block = chosenField(screen.getByRole('button'));
  expect(block && placeOf(block)).toEqual({ path: null, quote: null });
  expect(chosenField(document.body)).toBeNull();
  expect(placeOf({ path: 'content[3].props.items[0]', words: 'о'.repeat(1200) }).quote).toHaveLength(1000);
});
