import { test as base } from '@playwright/test';
import { enterAs, makeUser, type Person } from './account';

interface SiteFixture {
  siteUrl: string;
  /** DATA_DIR of the site that all journeys share. */
  siteDataDir: string;
  /** Warnings, errors and uncaught exceptions of the page so far. */
  complaints: string[];
  /** Somebody with a confirmed account, whom no other test meets. */
  person: Person;
  /** The session with which the browser opens its first page. */
  token: string;
}

/** A test that sees what the page complains of. */
export const test = base.extend<SiteFixture>({
  siteUrl: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('SITE_URL is not set');
    await use(baseURL);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  siteDataDir: async ({}, use) => {
    const { SITE_DATA_DIR } = process.env;
    if (!SITE_DATA_DIR) throw new Error('SITE_DATA_DIR is not set');
    await use(SITE_DATA_DIR);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
  person: async ({ siteUrl, siteDataDir }, use) => use(await makeUser(siteUrl, siteDataDir)),
  token: async ({ context, siteUrl, person }, use) => use(await enterAs(context, siteUrl, person)),
});

export { expect } from '@playwright/test';
