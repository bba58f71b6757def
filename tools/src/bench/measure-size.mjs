// Prints, for each address, the bytes of the bodies that its first view brings, until the page is hydrated and quiet.
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
        type: response.mimeType.includes('javascript') ? 'Script' : type,
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

    const sum = (/** @type {(type: string) => boolean} */ isWanted) =>
      [...requests.values()]
        .filter(({ type }) => isWanted(type))
        .reduce((bytes, { headers, total }) => bytes + Math.max(0, total - headers), 0);
    // A script that was preloaded counts once, with the request that brought it.
    const scripts = sum((type) => type === 'Script');
    return {
      url,
      scripts,
      fonts: sum((type) => type === 'Font'),
      html: sum((type) => type === 'Document'),
      requests: requests.size,
    };
  } finally {
    await browser.close();
  }
}

for (const url of process.argv.slice(2)) console.log(JSON.stringify(await measure(url)));
