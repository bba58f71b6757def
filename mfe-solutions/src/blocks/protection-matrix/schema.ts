import { flag, list, oneOf, shape, text, type Infer } from '../../schema';
import { headFields } from '../common-schema';

export const protectionMatrixSchema = shape({
  ...headFields,
  /** Name of the table for screen readers. */
  caption: text(),
  /** Products; the short name stands over a mark on phones. */
  columns: list(shape({ name: text(), shortName: text() })),
  rows: list(
    shape({
      icon: oneOf('key', 'tow', 'zap', 'signal', 'lock', 'drop'),
      title: text(),
      text: text(),
      /** One for each column. */
      values: list(flag()),
    }),
  ),
});

export type ProtectionMatrixProps = Infer<typeof protectionMatrixSchema>;
