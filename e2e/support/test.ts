import { test as base } from '@playwright/test';
import { enterAs, makeUser, type Person } from './account';
import { readWarnings } from './program';
import { type Site, startSite } from './site';
import { STUDIO_OWNER } from './studio';

/** Chromium says so of a page that is fetched ahead when a busy machine opens it seconds later. */
const LATE_PRELOAD = /was preloaded using link preload but not used/;

/** In characters. */
const MAX_WARNINGS = 8000;

interface TestFixtures {
  siteUrl: string;
  /** DATA_DIR of the worker's site. */
  siteDataDir: string;
  /** Warnings, errors and uncaught exceptions of the page so far. */
  consoleMessages: string[];
  /** A person with a confirmed account, used by this test only. */
  person: Person;
  /** The session in which the browser opens its first page. */
  token: string;
  /** Prints with a failed test what its sites have printed. */
  siteWarnings: null;
}

interface WorkerFixtures {
  /** This worker's site: orders of other workers' tests are not in it. */
  site: Pick<Site, 'url' | 'dataDir'>;
}

/** A test with a running site, which records the page's warnings and errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const { SITE_URL, SITE_DATA_DIR = '' } = process.env;
      if (SITE_URL) return use({ url: SITE_URL, dataDir: SITE_DATA_DIR });
      // As one address, the tests would reach the limits that stand for many people.
      const site = await startSite({ env: { STUDIO_OWNER, RATE_LIMITS: 'off' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  siteUrl: ({ site }, use) => use(site.url),
  siteDataDir: ({ site }, use) => use(site.dataDir),
  consoleMessages: async ({ page }, use) => {
    const consoleMessages: string[] = [];
    page.on('console', (message) => {
      const isFault = message.type() === 'warning' || message.type() === 'error';
      if (isFault && !LATE_PRELOAD.test(message.text())) consoleMessages.push(message.text());
    });
    page.on('pageerror', (error) => consoleMessages.push(error.message));
    await use(consoleMessages);
  },
  person: async ({ siteUrl, siteDataDir }, use) => use(await makeUser(siteUrl, siteDataDir)),
  token: async ({ context, siteUrl, person }, use) => use(await enterAs(context, siteUrl, person)),
  siteWarnings: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use, testInfo) => {
      await use(null);
      if (testInfo.status !== testInfo.expectedStatus) console.error(readWarnings().slice(-MAX_WARNINGS));
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
