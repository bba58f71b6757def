import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDocument } from '../src/content/page-document';
import { documentFaults } from './document-faults';

/** A page as its document says it; the file's name is the id of its route and the name of its chunk. */
export interface Page {
  id: string;
  document: PageDocument;
  /** True for a document that was made, of a text for instance: it is written beside the page. */
  isMade?: boolean;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Where documents lie, as messages name it. */
const FOLDER = 'src/content/pages';

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return error;
  }
}

function faultsOf(name: string, document: unknown): string[] {
  const faults = document instanceof Error ? [document.message] : documentFaults(document);
  const ofName = ID.test(name.replace(/\.json$/, '')) ? [] : ['a name as info-order.json is expected'];
  return [...ofName, ...faults].map((fault) => `${FOLDER}/${name}: ${fault}`);
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
 * Reads all documents of a remote.
 * @throws Error that names file and place of everything wrong
 */
export function readPages(packageDir: string): Page[] {
  const folder = path.join(packageDir, FOLDER);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = names.toSorted().map((name) => ({ name, document: parse(path.join(folder, name)) }));
  const faults = read.flatMap(({ name, document }) => faultsOf(name, document));
  // `faultsOf` has just proved the form of each.
  const pages = read.map(({ name, document }) => ({ id: name.slice(0, -5), document: document as PageDocument }));
  const all = faults.length > 0 ? faults : repeatedPaths(pages);
  if (all.length > 0) throw new Error(`pages are wrong:\n${all.join('\n')}`);
  return pages;
}
