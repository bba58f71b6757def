import { choice, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { leadFormFields } from '../lead-form/schema';

export const supportFormSchema = shape(
  {
    ...leadFormFields,
    /** The value of `?showForm=` that opens this form (docs/rules.md, Messages). */
    showForm: choice('Когда открыта', [
      ['fiz', 'Обращение владельца'],
      ['ur', 'Заявка партнёра'],
    ]),
    open: text('Надпись на ссылке, которая открывает форму'),
  },
  'Форма поддержки',
);

export type SupportFormProps = ValueOf<typeof supportFormSchema>;
