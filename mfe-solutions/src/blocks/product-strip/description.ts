import { HEAD_WORDS, LINK_WORDS } from '../common-words';
import { describe } from '../describe';
import { productStripSchema } from './schema';

export const productStripDescription = describe({
  label: 'Товары',
  schema: productStripSchema,
  words: {
    ...HEAD_WORDS,
    slugs: 'Товары каталога',
    link: { label: 'Ссылка ниже', parts: LINK_WORDS },
  },
  needs: () => ({ lists: ['products'], widgets: ['mfe-catalog/product-strip'] }),
});
