// Prints, for each address, the body bytes of its first view, and of the scripts that load after
// it.
import { CHROME_FLAGS, CHROME_PATH, importTool } from './import-tool.mjs';

const QUIET_MS = 1500;

const { default: puppeteer } = await importTool('puppeteer-core');

/** @param {string} url */
async function measure(url) {
  const browser = await puppeteer.launch({ executablePath: CHROME_PATH, args: CHROME_FLAGS });
  try {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    /** @type {Map<string, { type: string, headers: number, total: number }>} */
    const requests = new Map();
    session.on('Network.responseReceived', (/** @type {any} */ { requestId, type, response }) =>
      requests.set(requestId, {
        // Links on screen are fetched ahead after the first view, by `fetch`.
        type: type !== 'Fetch' && response.mimeType.includes('javascript') ? 'Script' : type,
        headers: response.encodedDataLength,
        total: 0,
      }),
    );
    session.on('Network.loadingFinished', (/** @type {any} */ { requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.total = encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('html[data-hydrated="true"]', { timeout: 30_000 });
    // What loads later serves the next page.
    const firstView = new Set(requests.keys());
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });

    const sum = (/** @type {(id: string, type: string) => boolean} */ isWanted) =>
      [...requests]
        .filter(([id, { type }]) => isWanted(id, type))
        .reduce((bytes, [, { headers, total }]) => bytes + Math.max(0, total - headers), 0);
    // A preloaded script counts once, with the request that fetched it.
    return {
      url,
      scripts: sum((id, type) => type === 'Script' && firstView.has(id)),
      laterScripts: sum((id, type) => type === 'Script' && !firstView.has(id)),
      fonts: sum((_id, type) => type === 'Font'),
      html: sum((_id, type) => type === 'Document'),
      requests: firstView.size,
    };
  } finally {
    await browser.close();
  }
}

/**
 * The smallest of three visits. Where hydration is noticed late, a script that is requested by it
 * has arrived already.
 * @param {string} url
 */
async function measureSmallest(url) {
  const visits = [await measure(url), await measure(url), await measure(url)];
  return visits.sort((one, other) => one.scripts - other.scripts)[0];
}

for (const url of process.argv.slice(2)) console.log(JSON.stringify(await measureSmallest(url)));
