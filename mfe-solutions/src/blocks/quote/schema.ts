import { optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { anchorFields } from '../common-fields';

export const quoteSchema = shape(
  {
    id: anchorFields.id,
    text: text('Слова'),
    author: text('Кто сказал'),
    role: optional(text('Должность')),
  },
  'Цитата',
);

export type QuoteProps = ValueOf<typeof quoteSchema>;
