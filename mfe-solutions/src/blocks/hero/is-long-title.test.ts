import { isLongTitle } from './is-long-title';

it.each([
  'Машина вернётся в\u00A0парк',
  'Предмет лизинга виден до\u00A0последнего платежа',
  'Видно вам. Не\u00A0видно угонщику.',
  'ОХРАНА АВТОПАРКА',
])('leaves «%s» in large letters', (title) => {
  expect(isLongTitle(title)).toBe(false);
});

it.each([
  'Спутниковая противоугонная сигнализация',
  'СИГНАЛИЗАЦИЯ',
  'Охрана и\u00A0мониторинг автопарка: тракторы, комбайны и\u00A0прицепы',
])('sets «%s» smaller', (title) => {
  expect(isLongTitle(title)).toBe(true);
});
