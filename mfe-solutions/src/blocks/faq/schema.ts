import { list, shape, text, type Infer } from '../../schema';
import { anchorFields } from '../common-schema';

export const faqSchema = shape({
  ...anchorFields,
  heading: text(),
  items: list(shape({ question: text(), answer: text() })),
});

export type FaqBlockProps = Infer<typeof faqSchema>;
