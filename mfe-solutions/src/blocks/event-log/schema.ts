import { list, number, optional, shape, text, type Infer } from '../../schema';
import { headFields } from '../common-schema';

export const eventLogSchema = shape({
  ...headFields,
  items: list(shape({ mark: text(), title: text(), text: text() })),
  /** Which of the items carries the green tick, from 0. */
  highlight: number(),
  log: list(shape({ mark: text(), text: text() })),
  /** What the instrument shows over the map. */
  readout: list(text()),
  note: optional(text()),
});

export type EventLogProps = Infer<typeof eventLogSchema>;
