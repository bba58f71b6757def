import type { InferType } from 'yup';
import { choice, list, shape, text } from '../../content/fields';
import { headFields, link } from '../common-fields';

const card = shape({
  title: text('Название'),
  text: text('Текст'),
  link: link('Ссылка'),
  picture: choice('Рисунок', [
    ['taxi', 'Такси'],
    ['crossover', 'Кроссовер'],
    ['truck', 'Тягач'],
    ['rack', 'Стойка серверов'],
  ]).optional(),
});

export const serviceListSchema = shape({ ...headFields, items: list(card, 'Карточки') }).label('Отрасли');

export type ServiceListProps = InferType<typeof serviceListSchema>;
