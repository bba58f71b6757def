import { list, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headFields, link } from '../common-fields';

const contact = shape({ text: text('Надпись'), href: text('Адрес', { role: 'link' }), note: text('Примечание') });
const requisite = shape({ label: text('Название'), value: text('Значение') });

export const contactBlockSchema = shape(
  {
    ...headFields,
    phones: list(contact, 'Телефоны'),
    emails: list(contact, 'Почта'),
    address: optional(text('Адрес')),
    schedule: optional(text('Часы работы')),
    requisites: optional(list(requisite, 'Реквизиты')),
    links: optional(list(link('Ссылка'), 'Ссылки')),
  },
  'Контакты',
);

export type ContactBlockProps = ValueOf<typeof contactBlockSchema>;
export type Contact = ValueOf<typeof contact>;
