import { list, number, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headingFields, link } from '../common-fields';

export const mapTeaserSchema = shape(
  {
    ...headingFields,
    text: text('Текст'),
    counts: list(shape({ label: text('Подпись'), value: number('Число') }), 'Числа'),
    button: link('Кнопка'),
  },
  'Карта точек',
);

export type MapTeaserProps = ValueOf<typeof mapTeaserSchema>;
