import type { InferType } from 'yup';
import { list, shape, text } from '../../content/fields';
import { headFields, link } from '../common-fields';

const partner = shape({
  name: text('Название'),
  text: text('Что делаем вместе'),
  /** Address of a picture on this site. A partner without one is shown by name. */
  logo: text('Адрес логотипа').optional(),
  link: link('Ссылка').optional(),
});

export const partnersSchema = shape({ ...headFields, items: list(partner, 'Партнёры') }).label('Партнёры');

export type PartnersProps = InferType<typeof partnersSchema>;
