import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED_PATH, type PublishedPage, type PublishedPages } from '@shop/shared/page-documents';
import { RefusedError } from '@shop/node/refused-error';
import { readOpenedAddresses } from '../opened-addresses';
import type { BrowserTools } from './browse-pages';
import type { FoundBrowser } from './find-browser';
import { openProofs, type Proofs } from './proofs';

/** What checks need to know of the site that a version is for. */
export interface CheckTools {
  /** The schema of the running API, in the schema language; else of the API that was built. */
  schema: () => Promise<string>;
  /** The pages that editors have published; none while the API is down. */
  publishedPages: () => Promise<readonly PublishedPage[]>;
  /** The API's answers for the public lists with demonstration data, by name. */
  lists: () => Readonly<Record<string, string>>;
  /** The pages that people have opened, those first that they open most. */
  openedAddresses: () => readonly string[];
  /** What the scripts of the host weigh in every first view. */
  hostBytes: () => number;
  /** The host's program that renders routes. */
  pagesProgram: string;
  /** The host's program that opens pages, and its browser. */
  browser: BrowserTools;
  /** What was proven before; absent where everything is checked anew. */
  proofs?: Proofs;
}

export interface CheckToolsOptions {
  /** `host/dist` and `api/dist` of a built shop. */
  hostDir: string;
  apiDir: string;
  /** Has what was proven; absolute. */
  dataDir: string;
  /** Null when nobody knows where the API listens. */
  apiUrl: string | null;
  findBrowser: () => FoundBrowser;
  /** Called when the API does not answer. */
  onApiDown: () => void;
}

const API_TIMEOUT_MS = 3000;

async function ask(apiUrl: string, address: string): Promise<string | null> {
  try {
    const response = await fetch(new URL(address, apiUrl), { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** @throws RefusedError when the shop is not built */
function readBuilt(...names: readonly string[]): string {
  const file = path.join(...names);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new RefusedError(`checks need the host and the API, and ${file} is missing: npm run build`);
  }
}

/**
 * Returns the scripts of the host in every first view. The starter counts, too, although it is
 * inline.
 */
export function hostScripts(hostDir: string): string[] {
  const filesOf = (folder: string, entry: string): string[] => {
    const assets: unknown = JSON.parse(readBuilt(hostDir, folder, 'assets.json'));
    return (assets as Record<string, string[]>)[entry] ?? []; // written by our own build
  };
  return [
    ...filesOf('browser', 'main').map((file) => path.join(hostDir, 'static', file)),
    ...filesOf('starter', 'starter').map((file) => path.join(hostDir, 'starter', file)),
  ];
}

/**
 * Returns how many bytes are sent for a file: those of its compressed copy, or its own without a
 * copy.
 */
export function wireBytes(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/**
 * Opens what checks need of a built shop. Its methods throw a RefusedError when the host or the API
 * is not built.
 */
export function openCheckTools({
  hostDir,
  apiDir,
  dataDir,
  apiUrl,
  findBrowser,
  onApiDown,
}: CheckToolsOptions): CheckTools {
  return {
    async schema() {
      const running = apiUrl === null ? null : await ask(apiUrl, '/schema.graphql');
      if (running === null) onApiDown();
      return running ?? readBuilt(apiDir, 'schema.graphql');
    },
    async publishedPages() {
      const answer = apiUrl === null ? null : await ask(apiUrl, PUBLISHED_PATH); // `schema` says that it is down
      return answer === null ? [] : (JSON.parse(answer) as PublishedPages).pages; // the contract with the API
    },
    lists: () => JSON.parse(readBuilt(apiDir, 'demo-lists.json')) as Record<string, string>, // written by the API's build
    openedAddresses: () => readOpenedAddresses(dataDir),
    hostBytes: () => hostScripts(hostDir).reduce((sum, file) => sum + wireBytes(file), 0),
    pagesProgram: path.join(hostDir, 'server/check.cjs'),
    browser: { program: path.join(hostDir, 'server/browse.cjs'), found: findBrowser },
    proofs: openProofs(dataDir),
  };
}
