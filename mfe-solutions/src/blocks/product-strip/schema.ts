import { list, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headFields, link } from '../common-fields';

export const productStripSchema = shape(
  {
    ...headFields,
    slugs: list(text('Товар', { role: 'product' }), 'Товары каталога'),
    link: optional(link('Ссылка ниже')),
    advice: optional(link('Вторая ссылка ниже')),
  },
  'Товары',
);

export type ProductStripBlockProps = ValueOf<typeof productStripSchema>;
