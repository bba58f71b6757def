import { list, optional, shape, text, type Infer } from '../../schema';
import { anchorFields } from '../common-schema';

export const numbersSchema = shape({
  ...anchorFields,
  heading: text(),
  items: list(shape({ value: text(), unit: optional(text()), text: text() })),
  note: optional(text()),
});

export type NumbersProps = Infer<typeof numbersSchema>;
