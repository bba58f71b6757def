import type { InferType } from 'yup';
import { list, shape, text } from '../../content/fields';
import { headFields, link } from '../common-fields';

const contact = shape({ text: text('Надпись'), href: text('Адрес'), note: text('Примечание') });
const requisite = shape({ label: text('Название'), value: text('Значение') });

export const contactBlockSchema = shape({
  ...headFields,
  phones: list(contact, 'Телефоны'),
  emails: list(contact, 'Почта'),
  address: text('Адрес').optional(),
  schedule: text('Часы работы').optional(),
  requisites: list(requisite, 'Реквизиты').optional(),
  links: list(link('Ссылка'), 'Ссылки').optional(),
}).label('Контакты');

export type ContactBlockProps = InferType<typeof contactBlockSchema>;
export type Contact = InferType<typeof contact>;
