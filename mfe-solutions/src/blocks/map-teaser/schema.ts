import type { InferType } from 'yup';
import { list, number, shape, text } from '../../content/fields';
import { headingFields, link } from '../common-fields';

export const mapTeaserSchema = shape({
  ...headingFields,
  text: text('Текст'),
  counts: list(shape({ label: text('Подпись'), value: number('Число') }), 'Числа'),
  button: link('Кнопка'),
}).label('Карта точек');

export type MapTeaserProps = InferType<typeof mapTeaserSchema>;
