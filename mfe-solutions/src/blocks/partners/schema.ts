import { list, optional, shape, text, type Infer } from '../../schema';
import { headFields, linkSchema } from '../common-schema';

export const partnersSchema = shape({
  ...headFields,
  items: list(
    shape({
      name: text(),
      /** What they do together with the shop. */
      text: text(),
      /** Address of a picture of the site; the name stands in its place without one. */
      logo: optional(text()),
      link: optional(linkSchema),
    }),
  ),
});

export type PartnersProps = Infer<typeof partnersSchema>;
