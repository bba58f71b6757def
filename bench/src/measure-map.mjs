// Prints, for each site, the longest tasks of the main thread in
// ms while a shopper moves and zooms the map.
import { setTimeout as sleep } from 'node:timers/promises';
import { CHROME_FLAGS, CHROME_PATH, importTool } from './import-tool.mjs';
import { openQuietly, SETTLE_MS, traced } from './trace-tasks.mjs';

const WINDOW = { width: 1440, height: 900 };
const ZOOM_STEPS = 3;
const ZOOM_MS = 600;
/** The turning points of the drag, relative to the middle of the map. */
const TURNS = [
  [-300, 120],
  [250, -160],
  [0, 0],
];

const { default: puppeteer } = await importTool('puppeteer-core');

/** @param {any} page */
async function drag(page) {
  const map = await page.$('.leaflet-container');
  const box = await map.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [right, down] of TURNS) await page.mouse.move(x + right, y + down, { steps: 30 });
  await page.mouse.up();
}

/**
 * @param {any} page
 * @param {string} button
 */
async function zoom(page, button) {
  for (let step = 0; step < ZOOM_STEPS; step++) {
    await page.click(`button[aria-label="${button}"]`);
    await sleep(ZOOM_MS);
  }
}

/** @param {string} url */
async function measure(url) {
  const browser = await puppeteer.launch({ executablePath: CHROME_PATH, args: CHROME_FLAGS, defaultViewport: WINDOW });
  try {
    const page = await browser.newPage();
    await openQuietly(page, `${url}/wherebuy`);
    await page.waitForSelector('.leaflet-marker-icon button');
    await sleep(SETTLE_MS);
    const zoomingIn = await traced(page, () => zoom(page, 'Приблизить'));
    const panning = await traced(page, () => drag(page));
    const zoomingOut = await traced(page, () => zoom(page, 'Отдалить'));
    return { panning, zoomingIn, zoomingOut };
  } finally {
    await browser.close();
  }
}

for (const url of process.argv.slice(2)) console.log(JSON.stringify(await measure(url)));
