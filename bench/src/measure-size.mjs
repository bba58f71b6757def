// Prints, for each address, the body bytes of its first view, and of the scripts that load after
// it.
import { CHROME_FLAGS, CHROME_PATH, importTool } from './import-tool.mjs';

const QUIET_MS = 1500;
/** The effects of hydration ask for the next page before they say that it has ended. */
const EFFECTS_MS = 60;

const { default: puppeteer } = await importTool('puppeteer-core');

/** @param {string} url */
async function measure(url) {
  const browser = await puppeteer.launch({ executablePath: CHROME_PATH, args: CHROME_FLAGS });
  try {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    // The page marks the time: a script of this machine arrives before a tool hears of it.
    await page.evaluateOnNewDocument(() => {
      const observer = new globalThis.MutationObserver(() => performance.mark('hydrated'));
      observer.observe(globalThis.document, { subtree: true, attributeFilter: ['data-hydrated'] });
    });
    /** @type {Map<string, { url: string, type: string, headers: number, total: number }>} */
    const requests = new Map();
    session.on('Network.responseReceived', (/** @type {any} */ { requestId, type, response }) =>
      requests.set(requestId, {
        url: response.url,
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
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });
    // What loads later serves the next page.
    const early = new Set(
      await page.evaluate((/** @type {number} */ effectsMs) => {
        const [hydrated] = performance.getEntriesByName('hydrated');
        return performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < (hydrated?.startTime ?? 0) - effectsMs)
          .map(({ name }) => name);
      }, EFFECTS_MS),
    );
    const isFirstView = (/** @type {string} */ id) => {
      const { url: address = '', type } = requests.get(id) ?? {};
      return type === 'Document' || early.has(address);
    };

    const sum = (/** @type {(id: string, type: string) => boolean} */ isWanted) =>
      [...requests]
        .filter(([id, { type }]) => isWanted(id, type))
        .reduce((bytes, [, { headers, total }]) => bytes + Math.max(0, total - headers), 0);
    // A preloaded script counts once, with the request that fetched it.
    return {
      url,
      scripts: sum((id, type) => type === 'Script' && isFirstView(id)),
      laterScripts: sum((id, type) => type === 'Script' && !isFirstView(id)),
      fonts: sum((_id, type) => type === 'Font'),
      html: sum((_id, type) => type === 'Document'),
      requests: [...requests.keys()].filter(isFirstView).length,
    };
  } finally {
    await browser.close();
  }
}

for (const url of process.argv.slice(2)) console.log(JSON.stringify(await measure(url)));
