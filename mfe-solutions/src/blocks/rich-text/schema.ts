import { flag, list, oneOf, optional, shape, text, variants, type Infer } from '../../schema';
import { anchorFields, linkSchema } from '../common-schema';

const nodeSchema = variants({
  heading: shape({ level: oneOf(2, 3), text: text() }),
  paragraph: shape({ text: text() }),
  list: shape({ ordered: flag(), items: list(text()) }),
  table: shape({ caption: text(), head: list(text()), rows: list(list(text())) }),
  note: shape({ text: text() }),
  links: shape({ items: list(linkSchema) }),
});

export const richTextSchema = shape({ ...anchorFields, heading: optional(text()), nodes: list(nodeSchema) });

export type RichTextProps = Infer<typeof richTextSchema>;
export type RichTextNode = Infer<typeof nodeSchema>;
export type TableNode = Extract<RichTextNode, { type: 'table' }>;
