import { ANCHOR_WORDS } from '../common-words';
import { describe } from '../describe';
import { quoteSchema } from './schema';

export const quoteDescription = describe({
  label: 'Цитата',
  schema: quoteSchema,
  words: {
    id: ANCHOR_WORDS.id,
    text: 'Слова',
    author: 'Кто сказал',
    role: 'Должность',
  },
});
