import type { Browser, Page } from '@playwright/test';

/** Chromium's name for computing the styles of elements. */
const RESTYLE = 'UpdateLayoutTree';
const MANY_ELEMENTS = 100;

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/**
 * Counts how often more than a hundred elements get their styles at once.
 * @param action ends when what it has started is on screen
 */
export async function countRestyles(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  const trace = (await browser.stopTracing()).toString('utf8');
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }; // as Chromium writes it
  return traceEvents.filter(({ name, args }) => name === RESTYLE && (args?.elementCount ?? 0) > MANY_ELEMENTS).length;
}
