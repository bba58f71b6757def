import { list, number, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headingFields, link } from '../common-fields';

/** The number is what versions from before there were facts show. */
const count = shape({
  label: text('Подпись'),
  value: number('Число'),
  fact: optional(text('Факт вместо числа, например {places.retail}')),
});

export const mapTeaserSchema = shape(
  {
    ...headingFields,
    text: text('Текст'),
    counts: list(count, 'Числа'),
    button: link('Кнопка'),
  },
  'Карта точек',
);

export type MapTeaserProps = ValueOf<typeof mapTeaserSchema>;
