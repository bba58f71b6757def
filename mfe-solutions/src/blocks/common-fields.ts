import { choice, heading, list, number, optional, shape, text } from '@shop/shared/page-documents';

export function link(label: string) {
  return shape({ text: text('Надпись'), href: text('Адрес', { role: 'link' }) }, label);
}

/** The anchor of a block and the scale above it. */
export const anchorFields = {
  id: text('Якорь, латиницей', { role: 'anchor', max: 60 }),
  label: optional(text('Факт у\u00A0линейки')),
  rulerAt: optional(number('Место риски, от\u00A00 до\u00A0100')),
};

export const headingFields = { ...anchorFields, heading: heading('Заголовок') };

/** Anchor, scale, heading and the sentence next to the heading. */
export const headFields = { ...headingFields, text: optional(text('Предложение у\u00A0заголовка')) };

/** Screens of the application, each with a caption. */
export const screens = list(
  shape({
    screen: choice('Экран', [
      ['alarm', 'Тревога'],
      ['position', 'Где машина'],
      ['trip', 'Поездка'],
      ['rental-list', 'Прокат: парк'],
      ['rental-map', 'Прокат: машина на\u00A0карте'],
      ['rental-report', 'Прокат: отчёт'],
      ['logistic-list', 'Логистика: рейсы'],
      ['logistic-map', 'Логистика: тягач на\u00A0карте'],
      ['logistic-report', 'Логистика: отчёт'],
    ]),
    alt: text('Слова экрана, для\u00A0незрячих'),
    mark: text('Отметка'),
    title: text('Название'),
    text: text('Текст'),
  }),
  'Экраны приложения',
);

/** The fact at the scale, where it counts the items of a list beside it. */
export const countOf = (items: string) => ({
  label: optional(text('Факт у\u00A0линейки', { counts: items })),
});
