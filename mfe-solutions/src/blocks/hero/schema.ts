import type { InferType } from 'yup';
import { choice, list, shape, text } from '../../content/fields';
import { anchorFields, link } from '../common-fields';

export const heroSchema = shape({
  id: anchorFields.id,
  title: text('Заголовок'),
  titleSecond: text('Вторая строка заголовка').optional(),
  lead: text('Вводный текст'),
  primary: link('Главная кнопка').optional(),
  secondary: link('Вторая кнопка').optional(),
  picture: choice('Рисунок', [
    ['car-slices', 'Автомобиль в срезах'],
    ['taxi-slices', 'Такси в срезах'],
    ['truck-slices', 'Тягач в срезах'],
    ['server', 'Сервер'],
    ['dialog', 'Диалог поддержки'],
    ['hidden-van', 'Фургон и\u00A0телефон'],
    ['none', 'Без рисунка'],
  ]),
  /** Goods in a row under the drawing. Their names and prices come from the catalogue. */
  strip: list(shape({ slug: text('Товар'), text: text('Подпись') }), 'Полоса товаров').optional(),
}).label('Первый экран');

export type HeroProps = InferType<typeof heroSchema>;
