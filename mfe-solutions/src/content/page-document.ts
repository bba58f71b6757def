import { list, number, oneOf, optional, record, shape, text, type Infer, type Schema } from '../schema';

const navigationSchema = shape({
  label: text(),
  /** The menu or column of the site that lists the page; the first level where left out. */
  parent: optional(text()),
  order: number(),
  also: optional(list(shape({ label: text(), order: number() }))),
});

const rootSchema = shape({
  path: text(),
  title: text(),
  description: text(),
  navigation: optional(navigationSchema),
  /** What the page tells search engines besides its way back and its questions. */
  schemaOrg: optional(list(oneOf('Organization', 'WebSite'))),
});

const blockSchema = shape({ type: text(), props: record() });

/**
 * A page as data, in the form of Puck: what it says of itself, and its blocks in order; each block knows the form of its own props.
 * `zones` is where Puck keeps blocks inside of blocks. None of ours has such a place, so that it stays empty.
 */
export const pageDocumentSchema = shape({
  root: shape({ props: rootSchema }),
  content: list(blockSchema),
  zones: optional(shape({})),
});

export type PageDocument = Infer<typeof pageDocumentSchema>;
export type PageBlock = Infer<typeof blockSchema>;

/** The form of each kind of block, by the name documents call it. */
export type BlockSchemas = Readonly<Record<string, Schema<unknown>>>;

/** What is wrong with one block of a document, each with its place. */
export function blockFaults(schemas: BlockSchemas, { type, props }: PageBlock, index: number): string[] {
  const place = `content[${index}] (${type})`;
  const schema = schemas[type];
  return schema ? schema.faults(props, place) : [`${place}: an unknown block`];
}
