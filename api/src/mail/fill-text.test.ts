import { fillText } from './fill-text';

const TEXT = 'Доставка: {type}. Когда: {date}, {period}.';

it('fills in values', () => {
  expect(fillText(TEXT, { type: 'Курьер', date: '1 мая', period: '10:00' })).toBe(
    'Доставка: Курьер. Когда: 1 мая, 10:00.',
  );
});

it('drops a missing value from its list', () => {
  expect(fillText(TEXT, { type: 'Курьер', date: '1 мая', period: null })).toBe('Доставка: Курьер. Когда: 1 мая.');
});

it('drops a sentence that has no value', () => {
  expect(fillText(TEXT, { type: 'Курьер' })).toBe('Доставка: Курьер.');
});

it('leaves placeholders and full stops inside a value alone', () => {
  expect(fillText('Текст: {message}', { message: 'а. {b}. в' })).toBe('Текст: а. {b}. в');
});

it('writes one full stop after a value that ends with its own', () => {
  expect(fillText('Плательщик: {name}. Спасибо.', { name: 'ИП Соколов Д. А.' })).toBe(
    'Плательщик: ИП Соколов Д. А. Спасибо.',
  );
});
