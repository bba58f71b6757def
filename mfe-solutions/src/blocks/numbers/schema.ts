import type { InferType } from 'yup';
import { list, shape, text } from '../../content/fields';
import { headingFields } from '../common-fields';

const item = shape({ value: text('Число'), unit: text('Единица').optional(), text: text('Подпись') });

export const numbersSchema = shape({
  ...headingFields,
  items: list(item, 'Числа'),
  note: text('Примечание').optional(),
}).label('Числа');

export type NumbersProps = InferType<typeof numbersSchema>;
