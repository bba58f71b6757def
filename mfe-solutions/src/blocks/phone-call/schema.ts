import { list, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { anchorFields, link } from '../common-fields';

export const phoneCallSchema = shape(
  {
    ...anchorFields,
    phone: link('Телефон'),
    text: text('Текст'),
    links: list(link('Ссылка'), 'Ссылки'),
  },
  'Звонок',
);

export type PhoneCallProps = ValueOf<typeof phoneCallSchema>;
