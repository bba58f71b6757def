import { HEAD_WORDS, LINK_WORDS } from '../common-words';
import { describe } from '../describe';
import { contactBlockSchema } from './schema';

export const contactBlockDescription = describe({
  label: 'Контакты',
  schema: contactBlockSchema,
  words: {
    ...HEAD_WORDS,
    phones: { label: 'Телефоны', parts: { ...LINK_WORDS, note: 'Примечание' } },
    emails: { label: 'Почта', parts: { ...LINK_WORDS, note: 'Примечание' } },
    address: 'Адрес',
    schedule: 'Часы работы',
    requisites: { label: 'Реквизиты', parts: { label: 'Название', value: 'Значение' } },
    links: { label: 'Ссылки', parts: LINK_WORDS },
  },
});
