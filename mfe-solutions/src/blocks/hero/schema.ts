import { list, oneOf, optional, shape, text, type Infer } from '../../schema';
import { linkSchema } from '../common-schema';

export const heroSchema = shape({
  id: text(),
  title: text(),
  titleSecond: optional(text()),
  lead: text(),
  primary: optional(linkSchema),
  secondary: optional(linkSchema),
  picture: oneOf('car-slices', 'taxi-slices', 'truck-slices', 'server', 'none'),
  /** Goods shown in a row under the drawing; names and prices come from the catalogue. */
  strip: optional(list(shape({ slug: text(), text: text() }))),
});

export type HeroProps = Infer<typeof heroSchema>;
