import { choice, list, number, shape, text } from '../content/fields';

export function link(label: string) {
  return shape({ text: text('Надпись'), href: text('Адрес') }).label(label);
}

/** The anchor of a block and the scale above it. */
export const anchorFields = {
  id: text('Якорь, латиницей'),
  label: text('Факт у\u00A0линейки').optional(),
  rulerAt: number('Место риски, от\u00A00 до\u00A0100').optional(),
};

export const headingFields = { ...anchorFields, heading: text('Заголовок') };

/** Anchor, scale, heading and the sentence next to the heading. */
export const headFields = { ...headingFields, text: text('Предложение у\u00A0заголовка').optional() };

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
