import { ANCHOR_WORDS, LINK_WORDS } from '../common-words';
import { describe } from '../describe';
import { phoneCallSchema } from './schema';

export const phoneCallDescription = describe({
  label: 'Звонок',
  schema: phoneCallSchema,
  words: {
    ...ANCHOR_WORDS,
    phone: { label: 'Телефон', parts: LINK_WORDS },
    text: 'Текст',
    links: { label: 'Ссылки', parts: LINK_WORDS },
  },
});
