import { list, number, optional, record, shape, text, type Infer } from '../../schema';

const navigationSchema = shape({
  label: text(),
  parent: optional(text()),
  order: number(),
  also: optional(list(shape({ label: text(), order: number() }))),
});

/** A page as data: what it says of itself, and its blocks in order; each block knows the form of its own props. */
export const pageDocumentSchema = shape({
  root: shape({ props: shape({ title: text(), description: text(), navigation: optional(navigationSchema) }) }),
  content: list(shape({ type: text(), props: record() })),
});

export type PageDocument = Infer<typeof pageDocumentSchema>;
