import { list, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headingFields } from '../common-fields';

const item = shape({ value: text('Число'), unit: optional(text('Единица')), text: text('Подпись') });

export const numbersSchema = shape(
  {
    ...headingFields,
    items: list(item, 'Числа'),
    note: optional(text('Примечание')),
  },
  'Числа',
);

export type NumbersProps = ValueOf<typeof numbersSchema>;
