import type { InferType } from 'yup';
import { choice, shape, text } from '../../content/fields';
import { leadFormFields } from '../lead-form/schema';

export const supportFormSchema = shape({
  ...leadFormFields,
  /** The value of `?showForm=` that opens this form (docs/rules.md, Messages). */
  showForm: choice('Когда открыта', [
    ['fiz', 'Обращение владельца'],
    ['ur', 'Заявка партнёра'],
  ]),
  open: text('Надпись на ссылке, которая открывает форму'),
}).label('Форма поддержки');

export type SupportFormProps = InferType<typeof supportFormSchema>;
