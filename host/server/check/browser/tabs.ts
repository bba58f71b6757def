import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** The tabs of one visitor. */
export interface Tabs {
  take: () => Promise<Page>;
  /** Takes one back in which all was well: another one would start a process. */
  keep: (page: Page) => void;
  /** Closes any other one. */
  drop: (page: Page) => Promise<void>;
}

/** A page in an endless loop closes later. */
const CLOSING_MS = 500;

export function openTabs(context: Pick<BrowserContext, 'newPage'>): Tabs {
  const kept: Page[] = [];
  return {
    take: async () => kept.pop() ?? context.newPage(),
    keep(page) {
      page.removeAllListeners();
      kept.push(page);
    },
    async drop(page) {
      await Promise.race([page.close(), sleep(CLOSING_MS)]);
    },
  };
}
