import type { FastifyInstance } from 'fastify';
import { factTexts } from '@shop/shared/facts';
import printedFacts from '../../../documents/printed-facts.json';
import type { ListCache } from '../lists/list-cache';
import { readOnce } from '../lists/read-once';

/** What each PDF says of the facts that its text names, by its path. */
export type PrintedFacts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const readFacts = readOnce('facts', factTexts);

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
