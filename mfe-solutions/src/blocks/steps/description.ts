import { HEAD_WORDS } from '../common-words';
import { describe } from '../describe';
import { stepsSchema } from './schema';

export const stepsDescription = describe({
  label: 'Шаги',
  schema: stepsSchema,
  words: {
    ...HEAD_WORDS,
    items: { label: 'Шаги', parts: { mark: 'Отметка', title: 'Название', text: 'Текст' } },
    note: 'Примечание',
  },
});
