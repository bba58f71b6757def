import { BLOCK_DESCRIPTIONS } from '../src/blocks/descriptions';
import { blockFaults, pageDocumentSchema, type PageDocument } from '../src/content/page-document';
import { fits } from '../src/schema';

const SCHEMAS = Object.fromEntries(Object.entries(BLOCK_DESCRIPTIONS).map(([type, { schema }]) => [type, schema]));
const PATH = /^\/([\w-]+(\/[\w-]+)*)?$/;

/** Anchors of a page: a block that has the id of another could not be reached. */
function repeatedIds({ content }: PageDocument): string[] {
  return content.flatMap(({ type, props }, index) => {
    const first = content.findIndex((block) => block.props.id === props.id);
    return first === index
      ? []
      : [`content[${index}] (${type}).id: ${String(props.id)} is the id of content[${first}] too`];
  });
}

/** All that is wrong with one document, each with its place. */
export function documentFaults(document: unknown): string[] {
  if (!fits(pageDocumentSchema, document)) return pageDocumentSchema.faults(document, '');
  const { path } = document.root.props;
  return [
    ...(PATH.test(path) ? [] : [`root.props.path: an address as /rental is expected, not ${path}`]),
    ...(document.content.length > 0 ? [] : ['content: a block is missing']),
    ...document.content.flatMap((block, index) => blockFaults(SCHEMAS, block, index)),
    ...repeatedIds(document),
  ];
}
