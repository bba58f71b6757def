// Prints, for each address of an editor, how soon it takes typing, how fast it shows a letter, and
// the bytes of its own scripts. The session's token follows the address as its hash.
/* global document, window, addEventListener, MutationObserver, requestAnimationFrame */
import { setTimeout as sleep } from 'node:timers/promises';
import { CHROME_FLAGS, CHROME_PATH, importTool } from './import-tool.mjs';
import { openQuietly, SETTLE_MS } from './trace-tasks.mjs';

const WINDOW = { width: 1440, height: 900 };
const SLOWDOWN = 4;
/** The page that is edited. */
const EDITED = '/rental';
const WORD = 'сегодня';
const BETWEEN_KEYS_MS = 300;
const OPEN_TIMEOUT_MS = 60_000;

const { default: puppeteer } = await importTool('puppeteer-core');

/**
 * Counts the body bytes of scripts, by address.
 * @param {any} page
 */
async function countScripts(page) {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  /** @type {Map<string, number>} */
  const bytes = new Map();
  /** @type {Map<string, { url: string, headers: number }>} */
  const requests = new Map();
  session.on('Network.responseReceived', (/** @type {any} */ { requestId, response }) => {
    if (response.mimeType.includes('javascript'))
      requests.set(requestId, { url: response.url, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', (/** @type {any} */ { requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) bytes.set(request.url, Math.max(bytes.get(request.url) ?? 0, encodedDataLength - request.headers));
  });
  return bytes;
}

/** The field of the headline, once the page shows both. */
function findHeadlineField() {
  const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('iframe[title="Страница"]'));
  const shown = frame?.contentDocument?.querySelector('h1')?.textContent?.trim();
  const fields = [...document.querySelectorAll('textarea, input')];
  return shown && fields.find((field) => /** @type {HTMLInputElement} */ (field).value.trim() === shown);
}

/** Whether the page is shown. */
function hasHeadline() {
  const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('iframe[title="Страница"]'));
  return Boolean(frame?.contentDocument?.querySelector('h1'));
}

/** Runs in the editor: notes when each letter comes, and when the page has been drawn with it. */
function watchLetters() {
  const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe[title="Страница"]'));
  const inside = /** @type {Document} */ (frame.contentDocument);
  /** @type {number[]} */
  const times = [];
  let typedAt = 0;
  // Chromium is sent letters of other alphabets without a key.
  addEventListener('beforeinput', () => (typedAt = performance.now()), true);
  new MutationObserver(() => {
    const from = typedAt;
    typedAt = 0;
    if (from > 0) requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
  }).observe(inside.body, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { letterTimes: times });
}

/** @param {string} address */
async function measure(address) {
  const url = new URL(address);
  const token = url.hash.slice(1);
  url.hash = '';
  const browser = await puppeteer.launch({ executablePath: CHROME_PATH, args: CHROME_FLAGS, defaultViewport: WINDOW });
  try {
    const page = await browser.newPage();
    const scripts = await countScripts(page);
    for (const path of ['/', EDITED]) await openQuietly(page, url.origin + path);
    const ofTheShop = new Set(scripts.keys());
    await browser.setCookie({ name: 'x-auth-token', value: token, domain: url.hostname });

    const startedAt = performance.now();
    await page.goto(url.href);
    await page.waitForFunction(hasHeadline, { timeout: OPEN_TIMEOUT_MS });
    await page.click('::-p-text(Первый экран)');
    const field = await page.waitForFunction(findHeadlineField, { timeout: OPEN_TIMEOUT_MS });
    const open = performance.now() - startedAt;

    await sleep(SETTLE_MS);
    await page.evaluate(watchLetters);
    await page.emulateCPUThrottling(SLOWDOWN);
    await field.focus();
    await field.type(WORD, { delay: BETWEEN_KEYS_MS });
    await sleep(SETTLE_MS);
    const times = await page.evaluate(() => /** @type {any} */ (window).letterTimes);
    const own = [...scripts].filter(([file]) => !ofTheShop.has(file)).reduce((sum, [, bytes]) => sum + bytes, 0);
    if (times.length < WORD.length) throw new Error(`the page has shown ${times.length} of ${WORD.length} letters`);
    return { open, key: Math.max(...times), scripts: own };
  } finally {
    await browser.close();
  }
}

for (const address of process.argv.slice(2)) console.log(JSON.stringify(await measure(address)));
