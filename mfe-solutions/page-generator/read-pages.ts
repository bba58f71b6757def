import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BLOCK_KINDS } from '../src/blocks/block-kinds';
import { errorsOf } from '../src/content/fields';
import { pageDocumentSchema, type PageDocument } from '../src/content/page-document';

const PATH = /^\/([\w-]+(\/[\w-]+)*)?$/;

function blockErrors({ type, props }: PageDocument['content'][number], index: number): string[] {
  const place = `content[${index}] (${type})`;
  const kind = BLOCK_KINDS[type];
  return kind ? errorsOf(kind.schema, props, place) : [`${place}: an unknown block`];
}

/** Ids are anchors: a block that repeats an id cannot be reached. */
function repeatedIds({ content }: PageDocument): string[] {
  return content.flatMap(({ type, props }, index) => {
    const first = content.findIndex((block) => block.props.id === props.id);
    return first === index
      ? []
      : [`content[${index}] (${type}).id: ${String(props.id)} is the id of content[${first}] too`];
  });
}

/** @returns every error in one document, with its place */
export function documentErrors(value: unknown): string[] {
  const errors = errorsOf(pageDocumentSchema, value);
  if (errors.length > 0) return errors;
  const document = value as PageDocument; // it has no errors
  const { path } = document.root.props;
  return [
    ...(PATH.test(path) ? [] : [`root.props.path: an address as /rental is expected, not ${path}`]),
    ...(document.content.length > 0 ? [] : ['content: a block is missing']),
    ...document.content.flatMap(blockErrors),
    ...repeatedIds(document),
  ];
}

/**
 * A page and its document. The name of the file is the id of the route and the name of the chunk.
 */
export interface Page {
  id: string;
  document: PageDocument;
  /** True for a document made from a manual. It is written next to the generated page. */
  isMade?: boolean;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** The folder of the documents, as error messages name it. */
const FOLDER = 'src/content/pages';

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return error;
  }
}

function fileErrors(name: string, document: unknown): string[] {
  const errors = document instanceof Error ? [document.message] : documentErrors(document);
  const ofName = ID.test(name.replace(/\.json$/, '')) ? [] : ['a name as info-order.json is expected'];
  return [...ofName, ...errors].map((error) => `${FOLDER}/${name}: ${error}`);
}

function repeatedPaths(pages: readonly Page[]): string[] {
  const pathOf = ({ document }: Page) => document.root.props.path;
  return pages.flatMap((page, index) => {
    const first = pages.findIndex((other) => pathOf(other) === pathOf(page));
    if (first === index) return [];
    return [`${FOLDER}/${page.id}.json: root.props.path: ${pathOf(page)} is the path of ${pages[first]?.id}.json too`];
  });
}

/**
 * Reads and checks all documents of a remote.
 * @throws Error that lists every error, with file and place
 */
export function readPages(packageDir: string): Page[] {
  const folder = path.join(packageDir, FOLDER);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = names.toSorted().map((name) => ({ name, document: parse(path.join(folder, name)) }));
  const errors = read.flatMap(({ name, document }) => fileErrors(name, document));
  // `fileErrors` has checked each document against the schema.
  const pages = read.map(({ name, document }) => ({ id: name.slice(0, -5), document: document as PageDocument }));
  const all = errors.length > 0 ? errors : repeatedPaths(pages);
  if (all.length > 0) throw new Error(`pages are wrong:\n${all.join('\n')}`);
  return pages;
}
