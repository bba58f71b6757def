import { checkValue, heading, isSampleIn, list, readDocument, sampleText, shape, text, variants } from '.';

const field = shape({ heading: heading('Заголовок'), words: text('Слова'), key: text('Имя', { initial: 'amount' }) });

it('is no text of its author: a page with it is not published', () => {
  const value = { heading: 'Новый заголовок…', words: 'Слова…', key: 'amount' };

  expect(checkValue(field, value, { path: '', names: [] })).toMatchObject([
    { path: 'heading', code: 'sample' },
    { path: 'words', code: 'sample', text: expect.stringContaining('заготовка') },
  ]);
});

it('says what to write in a page of a template, which is not published either', () => {
  const value = { heading: 'Напишите: о чём страница…', words: 'Свои слова', key: 'amount' };

  expect(checkValue(field, value, { path: '', names: [] })).toMatchObject([{ path: 'heading', code: 'sample' }]);
});

it('is told from words that somebody wants', () => {
  const value = { heading: 'Напишите нам…', words: 'Слова', key: 'amount' };

  expect(checkValue(field, value, { path: '', names: [] })).toEqual([]);
});

it('is shown in a page that has it, such as a draft', () => {
  const document = {
    root: { props: { path: '/sale', title: 'Неделя скидок', description: 'Скидки' } },
    content: [{ type: 'Text', props: { heading: 'Новый заголовок…', words: 'Слова…', key: 'amount' } }],
  };

  expect(readDocument({ kinds: { Text: field } }, document)).toMatchObject({ document, dropped: [] });
});

it('does not stand for what is chosen', () => {
  expect(sampleText(text('Адрес', { role: 'link' }))).toBeNull();
});

it('is found in whatever a field consists of', () => {
  const paragraph = shape({ text: text('Текст') }, 'Абзац');
  const block = shape({ heading: heading('Заголовок'), nodes: list(variants({ paragraph })) });

  expect(
    ['Новый заголовок…', 'Текст…', 'Напишите: о чём страница…', 'Свои слова…'].map((words) => isSampleIn(block, words)),
  ).toEqual([true, true, true, false]);
});
