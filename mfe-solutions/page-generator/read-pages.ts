import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDocument, checkMenu, type PageDocument } from '@shop/shared/page-documents';
import { BLOCK_SCHEMAS } from '../src/blocks/block-kinds';

/** @returns every error in one document, with its place and the names of its fields */
export function documentErrors(value: unknown): string[] {
  return checkDocument(BLOCK_SCHEMAS, value).map(({ path, text }) => (path === '' ? text : `${path}: ${text}`));
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

/** Unlike `toString`, it does not replace what another encoding has written. It skips a BOM. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new Error('файл не\u00A0в\u00A0кодировке UTF-8', { cause: error });
  }
}

/** The parser says where a text is broken by counting its characters. */
function placeOf(text: string, message: string): string {
  const before = text.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? text.length)).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError; // JSON.parse throws nothing else
    throw new Error(`${message.replace(/ in JSON.*/s, '')}: ${placeOf(text, message)}`, { cause: error });
  }
}

function parse(file: string): unknown {
  try {
    return parseJson(decode(readFileSync(file)));
  } catch (error) {
    return error;
  }
}

function fileErrors(name: string, document: unknown): string[] {
  const errors = document instanceof Error ? [document.message] : documentErrors(document);
  const ofName = ID.test(name.replace(/\.json$/, '')) ? [] : ['a name as info-order.json is expected'];
  return [...ofName, ...errors].map((error) => `${FOLDER}/${name}: ${error}`);
}

/** What is wrong with the menus, of each page beside all others. */
function menuErrors(pages: readonly Page[]): string[] {
  const linked = pages.map(({ document }) => document.root.props);
  return pages.flatMap(({ id, document }) => {
    const { props } = document.root;
    const faults = checkMenu(
      props,
      linked.filter((other) => other !== props),
    );
    return faults.map(({ path, text }) => `${FOLDER}/${id}.json: ${path}: ${text}`);
  });
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
  const all = errors.length > 0 ? errors : [...repeatedPaths(pages), ...menuErrors(pages)];
  if (all.length > 0) throw new Error(`pages are wrong:\n${all.join('\n')}`);
  return pages;
}
