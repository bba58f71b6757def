import { list, number, shape, text, type Infer } from '../../schema';
import { anchorFields, linkSchema } from '../common-schema';

export const mapTeaserSchema = shape({
  ...anchorFields,
  heading: text(),
  text: text(),
  counts: list(shape({ label: text(), value: number() })),
  button: linkSchema,
});

export type MapTeaserProps = Infer<typeof mapTeaserSchema>;
