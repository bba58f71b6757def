import { list, locked, optional, picture, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { countOf, headFields, link } from '../common-fields';

const partner = shape({
  name: text('Название'),
  text: text('Что делаем вместе'),
  /** Address of a picture on this site. A partner without one is shown by name. */
  logo: optional(locked(text('Адрес логотипа', { role: 'picture' }))),
  picture: optional(picture('Логотип')),
  link: optional(link('Ссылка')),
});

export const partnersSchema = shape(
  { ...headFields, ...countOf('items'), items: list(partner, 'Партнёры') },
  'Партнёры',
);

export type PartnersProps = ValueOf<typeof partnersSchema>;
