import { choice, list, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { countOf, headFields, link } from '../common-fields';

const card = shape({
  title: text('Название'),
  text: text('Текст'),
  link: link('Ссылка'),
  picture: optional(
    choice('Рисунок', [
      ['taxi', 'Такси'],
      ['crossover', 'Кроссовер'],
      ['truck', 'Тягач'],
      ['rack', 'Стойка серверов'],
    ]),
  ),
});

export const serviceListSchema = shape(
  { ...headFields, ...countOf('items'), items: list(card, 'Карточки') },
  'Отрасли',
);

export type ServiceListProps = ValueOf<typeof serviceListSchema>;
