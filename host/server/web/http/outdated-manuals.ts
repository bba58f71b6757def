import type { FastifyInstance } from 'fastify';
import { factTexts, type FactTexts } from '@shop/shared/facts';
import { listOf } from '@shop/shared/public-lists';
import printedFacts from '../../../documents/printed-facts.json';
import type { ListCache, ListText } from '../lists/list-cache';

/** What each PDF says of the facts that its text names, by its path. */
export type PrintedFacts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const known = new WeakMap<ListText, FactTexts>();

/** The list is read once for each of its versions. */
function readFacts(list: ListText): FactTexts {
  const before = known.get(list);
  if (before) return before;
  const { data } = JSON.parse(list.text) as { data: Parameters<typeof listOf>[1] }; // the API's own answer
  const texts = factTexts(listOf('facts', data));
  known.set(list, texts);
  return texts;
}

/**
 * Leads from a PDF to the page of the same manual while they say different facts: the page is
 * written from today's, the PDF is printed for a release. Without facts the PDF is served.
 */
export function addOutdatedManuals(app: FastifyInstance, lists: ListCache, printed: PrintedFacts = printedFacts): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const [path = ''] = url.split('?', 1);
    if (!Object.hasOwn(printed, path)) return;
    const { facts } = await lists.get();
    if (!facts) return;
    const texts = readFacts(facts);
    const isOutdated = Object.entries(printed[path] ?? {}).some(([name, text]) => texts.get(name) !== text);
    if (isOutdated) await reply.header('cache-control', 'no-store').redirect(path.replace(/\.pdf$/, ''));
  });
}
