import { greetingName, withoutLinks } from './sender-words';

it.each([
  ['Анна Ветрова', 'Анна'],
  [' Жан-Поль  д’Артаньян мл. ', 'Жан-Поль д’Артаньян мл.'],
  ['ООО «Ромашка», Анна', 'ООО «Ромашка» Анна'],
  ['Анна http://evil.example/x', 'Анна'],
  ['Анна evil.example', 'Анна'],
  ['Анна, пишите на x@evil.example', 'Анна пишите на'],
  ['Анна 8-900-000-00-00!!!', 'Анна'],
  ['Вы выиграли миллион рублей и поездку на море', 'Вы выиграли миллион рублей и поездку на'],
  ['я'.repeat(128), 'я'.repeat(40)],
  ['www.evil.example', null],
  ['+++', null],
])('greets «%s» as «%s»', (name, greeting) => {
  expect(greetingName(name)).toBe(greeting);
});

it.each([
  ['Смотри https://evil.example/приз тут', 'Смотри … тут'],
  ['Смотри (evil.example/win?x=1), www.evil.рф и evil。example', 'Смотри … … и …'],
  ['Пишите\nна evil@пример.рф', 'Пишите\nна …'],
  ['ул.Ленина, д.5, корп.2, Радиометка РМ-2', 'ул.Ленина, д.5, корп.2, Радиометка РМ-2'],
  ['Конец.Начало, т.е. 10.00-14.00', 'Конец.Начало, т.е. 10.00-14.00'],
])('repeats «%s» as «%s»', (text, plain) => {
  expect(withoutLinks(text)).toBe(plain);
});
