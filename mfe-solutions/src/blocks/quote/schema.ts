import type { InferType } from 'yup';
import { shape, text } from '../../content/fields';
import { anchorFields } from '../common-fields';

export const quoteSchema = shape({
  id: anchorFields.id,
  text: text('Слова'),
  author: text('Кто сказал'),
  role: text('Должность').optional(),
}).label('Цитата');

export type QuoteProps = InferType<typeof quoteSchema>;
