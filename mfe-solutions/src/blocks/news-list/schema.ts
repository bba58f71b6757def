import { choice, optional, shape, type ValueOf } from '@shop/shared/page-documents';
import { headFields, link } from '../common-fields';

export const newsListSchema = shape(
  {
    ...headFields,
    count: choice('Сколько новостей', [
      [3, 'Три'],
      [6, 'Шесть'],
      [12, 'Двенадцать'],
      [60, 'До\u00A0шестидесяти'],
    ]),
    link: optional(link('Ссылка ниже')),
  },
  'Новости',
);

export type NewsListProps = ValueOf<typeof newsListSchema>;
