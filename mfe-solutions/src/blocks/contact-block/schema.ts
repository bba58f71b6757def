import { list, optional, shape, text, type Infer } from '../../schema';
import { headFields, linkSchema } from '../common-schema';

const contactSchema = shape({ text: text(), href: text(), note: text() });

export const contactBlockSchema = shape({
  ...headFields,
  phones: list(contactSchema),
  emails: list(contactSchema),
  address: optional(text()),
  schedule: optional(text()),
  requisites: optional(list(shape({ label: text(), value: text() }))),
  links: optional(list(linkSchema)),
});

export type ContactBlockProps = Infer<typeof contactBlockSchema>;
export type Contact = Infer<typeof contactSchema>;
