import type { Page } from '@playwright/test';
import { visit } from '../../support/pages';
import { openSlowLine, type SlowLine } from '../../support/slow-line';
import { expect, test } from '../../support/test';

/** docs/rules.md, Layout: 200 ms. The rest is a frame, and a busy machine. */
const BAR_MS = 400;
const ROUND_TRIP_MS = 1500;
/** Other sites of the suite may hold the processor once. A bar that waits is late every time. */
const TRIES = 3;

declare global {
  interface Window {
    noteBar: (ms: number) => void;
  }
}

/** Notes how long after each press the loading bar came in sight. */
function watchBar() {
  const isInSight = (bar: Element) =>
    Number(getComputedStyle(bar).opacity) > 0 && bar.getBoundingClientRect().right > 1;
  const handlePress = ({ timeStamp }: Event) => {
    const look = () => {
      const bar = document.querySelector('[data-phase]');
      if (bar && isInSight(bar)) window.noteBar(performance.now() - timeStamp);
      else requestAnimationFrame(look);
    };
    look();
  };
  addEventListener('click', handlePress, true);
}

const aboutLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'О компании' });

test.describe('a slow line', { tag: '@full' }, () => {
  test.describe('on a line with long round trips', () => {
    let line: SlowLine;
    test.beforeAll(async ({ site }) => {
      line = await openSlowLine(site.url, ROUND_TRIP_MS);
    });
    test.afterAll(() => line.close());

    for (const path of ['/', '/products'] as const) {
      test(`${path} shows the loading bar in time, before hydration and after`, async ({ page }) => {
        const shownAfter: number[] = [];
        await page.exposeFunction('noteBar', (ms: number) => shownAfter.push(ms));
        await page.addInitScript(watchBar);
        /** Repeats a visit with one press, until its bar was in time. */
        const expectInTime = async (visitAndPress: () => Promise<void>) => {
          for (let turn = 1; ; turn += 1) {
            shownAfter.length = 0;
            await visitAndPress();
            await expect.poll(() => shownAfter.length).toBe(1);
            if (turn === TRIES || Number(shownAfter[0]) < BAR_MS) break;
          }
          expect(shownAfter[0]).toBeLessThan(BAR_MS);
        };

        await expectInTime(async () => {
          await page.goto(line.url + path, { waitUntil: 'commit' });
          // Without the option, the press waits for the page.
          // oxlint-disable-next-line typescript/no-deprecated
          await aboutLink(page).click({ noWaitAfter: true });
          await expect(page).toHaveURL(/\/about$/);
        });

        await expectInTime(async () => {
          await visit(page, line.url + path);
          // The page of this link is not fetched ahead, as it is far below the window.
          await page.evaluate(() =>
            document.querySelector<HTMLAnchorElement>('a[href="/info_exchange_and_returns"]')?.click(),
          );
          await expect(page).toHaveURL(/\/info_exchange_and_returns$/);
        });
      });
    }
  });

  test('a press counts that comes while the HTML still arrives', async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const bytesPerSecond = 15_000;
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 200,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.goto('/products', { waitUntil: 'commit' });

    await page
      .getByRole('button', { name: /^В корзину/ })
      .first()
      .click();
    const state = await page.evaluate(() => document.readyState);
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });

    expect(state).not.toBe('complete');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shop.cart'))).not.toBeNull();
  });

  test('without a network, a lost chunk leaves the page and what is in it', async ({ page, context }) => {
    await visit(page, '/');
    await context.setOffline(true);

    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/info_exchange_and_returns"]')?.click(),
    );

    const retry = page.getByRole('main').getByRole('button', { name: /повторить|ещё раз/i });
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/обмен/i);
  });
});
