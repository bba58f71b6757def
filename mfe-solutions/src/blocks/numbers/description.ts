import { HEADING_WORDS } from '../common-words';
import { describe } from '../describe';
import { numbersSchema } from './schema';

export const numbersDescription = describe({
  label: 'Числа',
  schema: numbersSchema,
  words: {
    ...HEADING_WORDS,
    items: { label: 'Числа', parts: { value: 'Число', unit: 'Единица', text: 'Подпись' } },
    note: 'Примечание',
  },
});
