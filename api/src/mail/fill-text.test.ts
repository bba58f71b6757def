import { fillText } from './fill-text';

const TEXT = 'Доставка: {type}. Когда: {date}, {period}.';

it('fills in values', () => {
  expect(fillText(TEXT, { type: 'Курьер', date: '1 мая', period: '10:00' })).toBe(
    'Доставка: Курьер. Когда: 1 мая, 10:00.',
  );
});

it('leaves a missing value out of its list', () => {
  expect(fillText(TEXT, { type: 'Курьер', date: '1 мая', period: null })).toBe('Доставка: Курьер. Когда: 1 мая.');
});

it('leaves out a sentence without any value', () => {
  expect(fillText(TEXT, { type: 'Курьер' })).toBe('Доставка: Курьер.');
});

it('says that a value is missing where a word for it is given', () => {
  expect(fillText(TEXT, { type: 'Курьер' }, 'не указано')).toBe('Доставка: Курьер. Когда: не указано.');
});

it('takes holes and full stops inside a value as they are', () => {
  expect(fillText('Текст: {message}', { message: 'а. {b}. в' })).toBe('Текст: а. {b}. в');
});
