import type { InferType } from 'yup';
import { list, shape, text } from '../../content/fields';
import { anchorFields, link } from '../common-fields';

export const phoneCallSchema = shape({
  ...anchorFields,
  phone: link('Телефон'),
  text: text('Текст'),
  links: list(link('Ссылка'), 'Ссылки'),
}).label('Звонок');

export type PhoneCallProps = InferType<typeof phoneCallSchema>;
