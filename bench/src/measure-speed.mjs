// Prints one JSON line with Lighthouse's mobile figures for each address, in the given order.
import { CHROME_FLAGS, CHROME_PATH, importTool } from './import-tool.mjs';

const [{ default: lighthouse }, { launch }] = await Promise.all([
  importTool('lighthouse'),
  importTool('chrome-launcher'),
]);

const MOST_ATTEMPTS = 3;

/** @param {string} url */
async function measure(url) {
  // Each run has its own browser and profile, so nothing is cached.
  const chrome = await launch({ chromePath: CHROME_PATH, chromeFlags: CHROME_FLAGS, logLevel: 'silent' });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const score = (/** @type {string} */ name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const value = (/** @type {string} */ name) => lhr.audits[name]?.numericValue ?? 0;
    return {
      url,
      score: score('performance'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      machineIndex: lhr.environment.benchmarkIndex,
      failed: Object.values(lhr.audits)
        .filter(
          (audit) =>
            audit.score !== null && audit.score < 0.9 && ['binary', 'numeric'].includes(audit.scoreDisplayMode),
        )
        .map((audit) => audit.id),
    };
  } finally {
    chrome.kill();
  }
}

/**
 * On a busy machine a trace is sometimes lost; that run is repeated.
 * @param {string} url
 * @param {number} attempts
 * @returns {ReturnType<typeof measure>}
 */
async function measureOrRetry(url, attempts) {
  try {
    return await measure(url);
  } catch (error) {
    if (attempts <= 1) throw error;
    console.error(String(error));
    return measureOrRetry(url, attempts - 1);
  }
}

const urls = process.argv.slice(2);
for (const [index, url] of urls.entries()) {
  console.error(`run ${index + 1} of ${urls.length}`);
  console.log(JSON.stringify(await measureOrRetry(url, MOST_ATTEMPTS)));
}
