import { list, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { countOf, headingFields } from '../common-fields';

export const faqSchema = shape(
  {
    ...headingFields,
    ...countOf('items'),
    items: list(shape({ question: text('Вопрос'), answer: text('Ответ') }), 'Вопросы'),
  },
  'Частые вопросы',
);

export type FaqBlockProps = ValueOf<typeof faqSchema>;
