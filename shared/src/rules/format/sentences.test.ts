import { fillTemplate, joinSentences } from '.';

it.each([
  [['ИП Соколов Д. А.', 'Пн–Вс 9:00–20:00'], 'ИП Соколов Д. А. Пн–Вс 9:00–20:00'],
  [['Пункт выдачи', null, 'Пн–Сб 9:00–20:00', ''], 'Пункт выдачи. Пн–Сб 9:00–20:00'],
  [['Заберёте в магазине'], 'Заберёте в магазине'],
  [[null, undefined], ''],
])('joins %j as «%s»', (parts, text) => {
  expect(joinSentences(parts)).toBe(text);
});

it.each([
  ['{name}.', 'Карты водителя, 10 шт.', 'Карты водителя, 10 шт.'],
  ['{name}.', 'INVIS DUOS', 'INVIS DUOS.'],
  ['Плательщик: {name}. Спасибо.', 'ИП Соколов Д. А.', 'Плательщик: ИП Соколов Д. А. Спасибо.'],
  ['{name}, и аксессуары', 'ИП Соколов Д. А.', 'ИП Соколов Д. А., и аксессуары'],
  ['{other}.', '', '{other}.'],
])('fills «%s» with «%s» as «%s»', (template, name, text) => {
  expect(fillTemplate(template, { name })).toBe(text);
});
