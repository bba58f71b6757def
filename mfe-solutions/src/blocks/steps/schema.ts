import { list, optional, shape, text, type Infer } from '../../schema';
import { headFields } from '../common-schema';

export const stepsSchema = shape({
  ...headFields,
  items: list(shape({ mark: text(), title: text(), text: text() })),
  note: optional(text()),
});

export type StepsProps = Infer<typeof stepsSchema>;
