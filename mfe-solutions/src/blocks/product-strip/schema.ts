import type { InferType } from 'yup';
import { list, shape, text } from '../../content/fields';
import { headFields, link } from '../common-fields';

export const productStripSchema = shape({
  ...headFields,
  slugs: list(text(), 'Товары каталога'),
  link: link('Ссылка ниже').optional(),
}).label('Товары');

export type ProductStripBlockProps = InferType<typeof productStripSchema>;
