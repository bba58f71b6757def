import { setTimeout as sleep } from 'node:timers/promises';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Loss } from '@shop/node/page-trial';
import { describeConsole, describeUncaught } from './describe-console';
import { SPARE_ORIGIN } from './spare-site';
import type { Tabs } from './tabs';

/** The script that tells of failures is the last one that a page loads by itself. */
const REPORTS_MS = 3000;
/** Screens of people who have signed in ask the API only then. */
const QUIET_MS = 2000;
/** So long the page waits before it tells of what it has caught (`host/src/rum/stays-open.ts`). */
const TOLD_MS = 1200;
const LEAST_TEXT = 10;

/** Letters and pictures between header and footer that are seen without scrolling. */
function countOnScreen(): number {
  const main = document.querySelector('main');
  if (!main) return 0;
  const isOnScreen = ({ top, bottom, width, height }: DOMRect) =>
    bottom > 0 && top < innerHeight && width > 0 && height > 0;
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let letters = 0;
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    range.selectNodeContents(node);
    if (isShown(node.parentElement) && isOnScreen(range.getBoundingClientRect()))
      letters += (node.textContent ?? '').trim().length;
  }
  const pictures = [...main.querySelectorAll('img, svg, canvas, video')];
  return letters + 10 * pictures.filter((one) => isShown(one) && isOnScreen(one.getBoundingClientRect())).length;
}

/** The violations of a page that keep people from using it, one example for each rule. */
async function axeViolations(page: Page): Promise<Loss[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const runner = window as unknown as { axe: typeof axe }; // the source above has defined it
    const results = await runner.axe.run(document, { resultTypes: ['violations'] });
    return results.violations.map(({ id, impact, help }) => ({ id, impact, help }));
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help }) => ({ name: 'axe', example: `${id}: ${help}` }));
}

const hasReports = () =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.includes('/reports.'));

const slow = (example: string): Loss => ({ name: 'time', example });

/** Waits until a page has loaded all that it loads by itself, or does not any more. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(hasReports, null, { timeout: REPORTS_MS, polling: 50 }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
}

async function look(page: Page): Promise<Loss[]> {
  await comeToRest(page);
  const told = sleep(TOLD_MS);
  const onScreen = await page.evaluate(countOnScreen);
  const violations = await axeViolations(page);
  await told;
  return onScreen < LEAST_TEXT ? [{ name: 'screen', example: 'neither text nor picture' }, ...violations] : violations;
}

/** Of a page that crashes, or opens another one, while it is looked at. */
const IS_GONE = /crashed|closed|context was destroyed|navigat/i;

/** @throws Error when the fault is not the page's */
async function open(page: Page, address: string): Promise<Loss[]> {
  const url = SPARE_ORIGIN + address;
  const fault = await page.goto(url, { waitUntil: 'load' }).then(
    () => null,
    () => slow('does not open'),
  );
  if (fault) return [fault];
  return look(page).catch((error: unknown) => {
    if (error instanceof Error && IS_GONE.test(error.message)) return [slow('does not stay open')];
    throw error;
  });
}

/**
 * Opens a page as a visitor, touches nothing, and says what is wrong with it.
 * @param limitMs after which it is too slow
 */
export async function visitPage(tabs: Tabs, address: string, limitMs: number): Promise<Loss[]> {
  const page = await tabs.take();
  const losses: Loss[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') losses.push(describeConsole(message.text()));
  });
  page.on('pageerror', ({ message }) => losses.push(describeUncaught(message)));
  const ended = new AbortController();
  const late = sleep(limitMs, [slow(`not ready within ${limitMs / 1000} s`)], ended);
  try {
    const seen = await Promise.race([open(page, address), late]);
    const found = [...losses, ...seen];
    if (found.length > 0) await tabs.drop(page);
    else tabs.keep(page);
    return found;
  } finally {
    ended.abort();
  }
}
