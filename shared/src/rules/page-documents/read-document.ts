import { fault } from './check-value';
import { showingOf } from './hidden-blocks';
import { pageSchema, type Block, type DocumentFault, type Schemas, type PageDocument } from './page-document';
import { readValue } from './read-value';

/** A document as far as these schemas know it. */
export interface ReadDocument {
  document: PageDocument;
  /** What was left out: each unknown property, wrong optional property, item or block. */
  dropped: DocumentFault[];
}

/**
 * Reads a document that newer or older schemas may have written, so that a remote can be rolled
 * back below it. It leaves out as little as possible.
 * @throws Error when the page itself has no address or no title
 */
export function readDocument(schemas: Schemas, { root, content }: PageDocument): ReadDocument {
  const page = readValue(pageSchema, root.props, { path: 'root.props', names: [`«${pageSchema.label}»`] });
  if (page.value === null) throw new Error(page.dropped.map(({ text }) => text).join('; '));
  const dropped = [...page.dropped];
  const blocks: Block[] = [];
  for (const [index, { type, props, ...showing }] of content.entries()) {
    const schema = Object.hasOwn(schemas.kinds, type) ? schemas.kinds[type] : undefined;
    const place = { path: `content[${index}].props`, names: [`«${schema?.label ?? type}»`] };
    if (!schema) {
      dropped.push(fault({ ...place, path: `content[${index}]` }, 'unknown', 'такого блока нет'));
      continue;
    }
    const read = readValue(schema, props, place);
    dropped.push(...read.dropped);
    // A schema is a shape, so what is left of its value is an object.
    if (read.value !== null) blocks.push({ type, props: read.value as Block['props'], ...showingOf(showing) });
  }
  // `pageSchema` describes them.
  return { document: { root: { props: page.value as PageDocument['root']['props'] }, content: blocks }, dropped };
}
