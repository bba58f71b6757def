import { HEADING_WORDS } from '../common-words';
import { describe } from '../describe';
import { faqSchema } from './schema';

export const faqDescription = describe({
  label: 'Частые вопросы',
  schema: faqSchema,
  words: {
    ...HEADING_WORDS,
    items: { label: 'Вопросы', parts: { question: 'Вопрос', answer: 'Ответ' } },
  },
});
