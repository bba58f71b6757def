import { object } from 'yup';
import { findErrors, messageSchema, text } from '.';
import { email } from './rules';

const errorOf = (address: string) => findErrors(object({ email: text(email()) }), { email: address }).email;

it.each([
  'anna@example.ru',
  'анна@example.ru',
  'anna@почта.рф',
  'анна@почта.рф',
  'anna.1@mail.почта.рф',
  'anna@почта.com',
])('%s is in one alphabet each', (address) => {
  expect(errorOf(address)).toBeUndefined();
});

it.each([
  // The first letter of the name is Cyrillic.
  ['\u0430nna@example.ru', 'Email некорректный: буква «\u0430» в «\u0430nna» русская, остальные латинские'],
  ['anna@ex\u0430mple.ru', 'Email некорректный: буква «\u0430» в «ex\u0430mple» русская, остальные латинские'],
  ['anna@example.\u0440u', 'Email некорректный: буква «\u0440» в «\u0440u» русская, остальные латинские'],
  ['\u0438вaнов@почта.рф', 'Email некорректный: буква «a» в «\u0438вaнов» латинская, остальные русские'],
  ['anna@пoчта.рф', 'Email некорректный: буква «o» в «пoчта» латинская, остальные русские'],
  ['anna@', 'Email некорректный'],
])('%s is refused', (address, error) => {
  expect(errorOf(address)).toBe(error);
});

it('names the letter in a contact as well', () => {
  expect(findErrors(messageSchema(['contact']), { contact: '\u0430nna@example.ru' })).toEqual({
    contact: 'Email некорректный: буква «\u0430» в «\u0430nna» русская, остальные латинские',
  });
});
