import { list, number, optional, shape, text, type Infer } from '../../schema';
import { headFields } from '../common-schema';

export const stepsSchema = shape({
  ...headFields,
  items: list(shape({ mark: text(), title: text(), text: text() })),
  /** Journal of an example; a block with one is the dark panel of instruments. */
  log: optional(list(shape({ mark: text(), text: text() }))),
  readout: optional(list(text())),
  /** Which step of the time line carries the green tick, from 0. */
  highlight: optional(number()),
  note: optional(text()),
});

export type StepsProps = Infer<typeof stepsSchema>;
