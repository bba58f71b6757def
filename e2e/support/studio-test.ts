import { randomInt } from 'node:crypto';
import { openOwnersStudio, shopperOf, type ShopReader, type StaffPage, type Studio } from './studio';
import { test as base } from './test';

interface TestFixtures {
  shopper: ShopReader;
  /** Makes a draft of the test's own, of the content of another page, at an address of its own. */
  newPage: (from: string) => Promise<StaffPage & { path: string }>;
}

interface WorkerFixtures {
  /** What the owner does in the studio of the worker's site. */
  studio: Studio;
}

/** A test with the studio of a running site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  studio: [async ({ site }, use) => use(await openOwnersStudio(site)), { scope: 'worker' }],
  shopper: ({ siteUrl }, use) => use(shopperOf(siteUrl)),
  newPage: async ({ studio, shopper }, use) => {
    const made: string[] = [];
    await use(async (from) => {
      const number = randomInt(1_000_000);
      const path = `/trial-${number}`;
      const page = await studio.create(from, path, `Проба ${number}`);
      made.push(page.id);
      return { ...page, path };
    });
    // Menus and sitemap of other tests have no page of this one.
    for (const { id, state, path } of await Promise.all(made.map(studio.page))) {
      if (state !== 'live') continue;
      await studio.takeOff(id);
      await shopper.expectStatus(path ?? '', 404);
    }
  },
});

export { expect } from '@playwright/test';
