import type { InferType } from 'yup';
import { list, shape, text } from '../../content/fields';
import { headingFields } from '../common-fields';

export const faqSchema = shape({
  ...headingFields,
  items: list(shape({ question: text('Вопрос'), answer: text('Ответ') }), 'Вопросы'),
}).label('Частые вопросы');

export type FaqBlockProps = InferType<typeof faqSchema>;
