// Prints, for each site, the longest tasks of the main thread in ms
// while a shopper types, buys and changes counts.
import { setTimeout as sleep } from 'node:timers/promises';
import { CHROME_FLAGS, CHROME_PATH, importTool } from './import-tool.mjs';
import { openQuietly, SETTLE_MS, traced } from './trace-tasks.mjs';

const SLOWDOWN = 4;
const WORD = 'датчик топлива';
const BETWEEN_KEYS_MS = 200;
const PRESS_MS = 80;

const { default: puppeteer } = await importTool('puppeteer-core');

/**
 * @param {any} page
 * @param {string} url
 */
async function open(page, url) {
  await page.emulateCPUThrottling(null);
  await openQuietly(page, url);
  await page.emulateCPUThrottling(SLOWDOWN);
}

/**
 * Clicks like a person: moves the pointer first, and holds the button for a moment.
 * @param {any} page
 * @param {string} selector
 */
async function pressed(page, selector) {
  await page.hover(selector);
  await sleep(SETTLE_MS);
  return traced(page, async () => {
    await page.mouse.down();
    await sleep(PRESS_MS);
    await page.mouse.up();
  });
}

/** @param {string} url */
async function measure(url) {
  const browser = await puppeteer.launch({ executablePath: CHROME_PATH, args: CHROME_FLAGS });
  try {
    const page = await browser.newPage();
    await open(page, `${url}/products`);
    const adding = await pressed(page, 'article button[aria-label^="В корзину"]');
    await page.focus('input[type="search"]');
    await sleep(SETTLE_MS);
    const typing = await traced(page, () => page.type('input[type="search"]', WORD, { delay: BETWEEN_KEYS_MS }));
    await open(page, `${url}/cart`);
    const counting = await pressed(page, 'button[aria-label^="Увеличить количество"]');
    return { typing, adding, counting };
  } finally {
    await browser.close();
  }
}

for (const url of process.argv.slice(2)) console.log(JSON.stringify(await measure(url)));
