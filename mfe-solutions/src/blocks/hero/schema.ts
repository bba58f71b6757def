import {
  choice,
  croppedPicture,
  heading,
  list,
  optional,
  shape,
  text,
  type ValueOf,
} from '@shop/shared/page-documents';
import { anchorFields, link } from '../common-fields';

export const heroSchema = shape(
  {
    id: anchorFields.id,
    title: heading('Заголовок'),
    titleSecond: optional(text('Вторая строка заголовка')),
    lead: text('Вводный текст'),
    primary: optional(link('Главная кнопка')),
    secondary: optional(link('Вторая кнопка')),
    picture: choice('Рисунок', [
      ['car-slices', 'Автомобиль в срезах'],
      ['taxi-slices', 'Такси в срезах'],
      ['truck-slices', 'Тягач в срезах'],
      ['server', 'Сервер'],
      ['dialog', 'Диалог поддержки'],
      ['hidden-van', 'Фургон и\u00A0телефон'],
      ['none', 'Без рисунка'],
    ]),
    photo: optional(croppedPicture('Фотография вместо рисунка')),
    /** Goods in a row under the drawing. Their names and prices come from the catalogue. */
    strip: optional(list(shape({ slug: text('Товар', { role: 'product' }), text: text('Подпись') }), 'Полоса товаров')),
  },
  'Первый экран',
);

export type HeroProps = ValueOf<typeof heroSchema>;
