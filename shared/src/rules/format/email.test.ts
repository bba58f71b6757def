import { readEmail } from '.';

it.each([
  [' Anna@Example.RU ', 'anna@example.ru'],
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['anna@xn--80a1acny.xn--p1ai', 'anna@xn--80a1acny.xn--p1ai'],
  ['Анна@Почта.РФ', 'анна@xn--80a1acny.xn--p1ai'],
  ['\u202Aanna@example.ru\u202C\u200B', 'anna@example.ru'],
  ['anna＠example.ru', 'anna@example.ru'],
  ['почты@нет/путь?а', 'почты@нет/путь?а'],
  ['нет', 'нет'],
  ['', ''],
])('the e-mail «%s» is stored as «%s»', (text, email) => {
  expect(readEmail(text)).toBe(email);
});
