// Prints, for each site, how long shoppers wait for the next page, in ms on the clock of the wall:
// from the press to the frame after the heading, by a link and by the same address as a document.
/* global document, location, history, requestAnimationFrame, MutationObserver, addEventListener */
import { setTimeout as sleep } from 'node:timers/promises';
import { CHROME_FLAGS, CHROME_PATH, importTool } from './import-tool.mjs';

const SLOWDOWN = 4;
/** Slow 4G, in bytes a second and ms. */
const LINE = { download: 1.6e6 / 8, upload: 0.75e6 / 8, latency: 150 };
/** How long a link is on screen, and how long the pointer is on it, before the press. */
const SEEN_MS = 4000;
const HOVER_MS = 150;
const TOUCH_MS = 90;
const AT_REST_MS = 1000;
const MOST_WAIT_MS = 20_000;

const DEVICES = {
  mouse: { viewport: { width: 1440, height: 900 }, press: pressByMouse },
  finger: { viewport: { width: 390, height: 844, hasTouch: true, isMobile: true }, press: pressByFinger },
};
const WAYS = [
  ['/', '/products'],
  ['/', '/invis_duos'],
  ['/', '/wherebuy'],
  ['/', '/cart'],
  ['/products', '/invis_duos'],
];

const { default: puppeteer } = await importTool('puppeteer-core');

/** Runs in each document. What it notes outlives the change of document. */
function watchHeadings() {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const look = () => {
    const { wanted, before, shownAt } = sessionStorage;
    if (!wanted || shownAt || location.pathname !== wanted || !heading() || heading() === before) return;
    requestAnimationFrame(() => setTimeout(() => (sessionStorage['shownAt'] ??= String(now()))));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  const notePress = (/** @type {Event} */ { timeStamp }) => {
    if (sessionStorage['wanted']) sessionStorage['pressedAt'] ??= String(performance.timeOrigin + timeStamp);
  };
  for (const type of ['pointerdown', 'touchstart']) addEventListener(type, notePress, { capture: true, passive: true });
}

/** @param {any} page @param {string} to @param {number} [pressedAt] */
const expectPage = (page, to, pressedAt) =>
  page.evaluate(
    (/** @type {string} */ wanted, /** @type {number | undefined} */ at) => {
      sessionStorage.clear();
      sessionStorage['before'] = document.querySelector('h1')?.textContent ?? '';
      sessionStorage['wanted'] = wanted;
      if (at) sessionStorage['pressedAt'] = String(at);
    },
    to,
    pressedAt,
  );

/** Polled rarely, since each question takes time of the page. @param {any} page */
async function waited(page) {
  for (const start = Date.now(); Date.now() - start < MOST_WAIT_MS; await sleep(200)) {
    const read = () => [sessionStorage['pressedAt'], sessionStorage['shownAt']];
    const [pressedAt, shownAt] = await page.evaluate(read).catch(() => []); // between two documents
    if (pressedAt && shownAt) return Number(shownAt) - Number(pressedAt);
  }
  throw new Error(`no new heading at ${page.url()}`);
}

/** Brings a link to the middle of the screen. @param {any} page @param {string} to */
async function findLink(page, to) {
  const box = await page.evaluate((/** @type {string} */ path) => {
    const links = [...document.querySelectorAll(`a[href="${path}"]`)];
    const link = links.find((one) => one.checkVisibility({ visibilityProperty: true }));
    if (!link) return null;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, to);
  if (!box) throw new Error(`${page.url()} has no link to ${to} on screen`);
  return box;
}

/** @param {any} page @param {{ x: number, y: number }} at */
async function pressByMouse(page, { x, y }) {
  await page.mouse.move(x, y);
  await sleep(HOVER_MS);
  await page.mouse.click(x, y);
}

/** @param {any} page @param {{ x: number, y: number }} at */
async function pressByFinger(page, { x, y }) {
  const touch = await page.touchscreen.touchStart(x, y);
  await sleep(TOUCH_MS);
  await touch.end();
}

/**
 * @param {any} browser
 * @param {keyof typeof DEVICES} device
 * @param {string} address
 * @param {string} base
 */
async function open(browser, device, address, base, hasScripts = true) {
  const context = await browser.createBrowserContext();
  await context.setCookie({ name: 'agree', value: 'true', domain: 'localhost' });
  const page = await context.newPage();
  await page.setViewport(DEVICES[device].viewport);
  await page.evaluateOnNewDocument(watchHeadings);
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  if (!hasScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*'] });
  await page.emulateNetworkConditions(LINE);
  await page.goto(base + address, { waitUntil: 'networkidle0' });
  await sleep(AT_REST_MS);
  await page.emulateCPUThrottling(SLOWDOWN);
  return page;
}

/**
 * @param {any} page
 * @param {keyof typeof DEVICES} device
 * @param {string} to
 * @param {number} seenMs
 */
async function follow(page, device, to, seenMs) {
  await findLink(page, to);
  await sleep(seenMs);
  const place = await findLink(page, to);
  await expectPage(page, to);
  await DEVICES[device].press(page, place);
  return waited(page);
}

/** @param {any} page @param {string} from */
async function goBack(page, from) {
  await sleep(AT_REST_MS);
  await expectPage(page, from, await page.evaluate(() => performance.timeOrigin + performance.now()));
  await page.evaluate(() => history.back());
  return waited(page);
}

/** @param {string} base @param {keyof typeof DEVICES} device @param {readonly string[]} way */
async function measure(base, device, [from = '', to = '']) {
  const browser = await puppeteer.launch({ executablePath: CHROME_PATH, args: CHROME_FLAGS });
  try {
    const bare = await open(browser, device, from, base, false);
    const document = await follow(bare, device, to, AT_REST_MS);
    await bare.close();
    const page = await open(browser, device, from, base);
    const link = await follow(page, device, to, SEEN_MS);
    return { device, way: `${from} → ${to}`, document, link, back: await goBack(page, from) };
  } finally {
    await browser.close();
  }
}

for (const base of process.argv.slice(2))
  for (const device of /** @type {const} */ (['mouse', 'finger']))
    for (const way of WAYS) console.log(JSON.stringify(await measure(base, device, way)));
