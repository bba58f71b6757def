import { WORD_TIMING } from './rum-report';

/**
 * The word that came with this document: in a header, so that the bytes of the page are the same
 * for all. Null while there is no candidate.
 */
export function pageWord(): string | null {
  const timings = performance
    .getEntriesByType('navigation')
    .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? entry.serverTiming : []));
  return timings.find(({ name }) => name === WORD_TIMING)?.description ?? null;
}
