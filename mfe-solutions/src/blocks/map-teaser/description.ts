import { HEADING_WORDS, LINK_WORDS } from '../common-words';
import { describe } from '../describe';
import { mapTeaserSchema } from './schema';

export const mapTeaserDescription = describe({
  label: 'Карта точек',
  schema: mapTeaserSchema,
  words: {
    ...HEADING_WORDS,
    text: 'Текст',
    counts: { label: 'Числа', parts: { label: 'Подпись', value: 'Число' } },
    button: { label: 'Кнопка', parts: LINK_WORDS },
  },
});
