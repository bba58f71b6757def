import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { PagePictures } from '@shop/node/page-trial';
import { SPARE_ORIGIN } from './spare-site';
import type { Tabs } from './tabs';
import { comeToRest } from './visit-page';

/** The same person with both versions. */
export interface Visitors {
  live: Tabs;
  candidate: Tabs;
}

export interface PictureSubject {
  /** Path and query. */
  address: string;
  /** For people. */
  label: string;
  visitors: Visitors;
}

/** Whoever reads the report has seen enough. */
const MOST_PAGES = 6;
const PICTURE_MS = 5000;
/** Three screens of a telephone. */
const MOST_HEIGHT = 2532;
const MOST_BYTES = 250_000;
/** The better one first; a page full of photographs gets the other. */
const QUALITIES = [55, 25];

async function draw(page: Page, address: string): Promise<string | null> {
  await page.goto(SPARE_ORIGIN + address, { waitUntil: 'load' });
  await comeToRest(page);
  const size = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(size.height, MOST_HEIGHT) };
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality, fullPage: true, clip, animations: 'disabled' });
    if (picture.length <= MOST_BYTES) return picture.toString('base64');
  }
  return null;
}

/** @returns null for a page that does not come to rest, or is too large as a picture */
async function pictureOf(tabs: Tabs, address: string): Promise<string | null> {
  const page = await tabs.take();
  const drawn = draw(page, address).catch(() => null);
  const picture = await Promise.race([drawn, sleep(PICTURE_MS, null, { ref: false })]);
  await tabs.drop(page);
  return picture;
}

/**
 * Takes pictures of pages with both versions, of six at most.
 * @param budgetMs no other page than the first is begun after it
 */
export async function takePictures(subjects: readonly PictureSubject[], budgetMs: number): Promise<PagePictures[]> {
  const startedAt = performance.now();
  const pictures: PagePictures[] = [];
  for (const { address, label, visitors } of subjects.slice(0, MOST_PAGES)) {
    if (pictures.length > 0 && performance.now() - startedAt > budgetMs) break;
    const { live, candidate } = visitors;
    const both = await Promise.all([pictureOf(live, address), pictureOf(candidate, address)]);
    pictures.push({ address: label, live: both[0], candidate: both[1] });
  }
  return pictures;
}
