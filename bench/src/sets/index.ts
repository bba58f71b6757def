import type { Section } from '../section';
import { measureBigRegistry } from './big-registry';
import { measureSetCost } from './set-cost';

const METHOD =
  'Sites side by side, measured in turns by wrk, as under Load: medians of 5 turns of 4 s with 50 connections. Each visitor has the cookie of a share. CPU time tells what sets cost. First views are all pages of the sitemap in turn, more than the cache holds, over two connections, medians of 3 turns.';

/** What it costs each request that versions and remotes are many. */
export async function measureSets(): Promise<Section> {
  const parts = [await measureSetCost(), await measureBigRegistry()];
  return { title: 'Sets', method: METHOD, body: parts.join('\n\n') };
}
