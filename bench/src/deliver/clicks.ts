import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { findChromium } from '@shop/tools/find-chromium';
import { CHROME_FLAGS } from '../import-tool.mjs';

const PANEL = 'Этот блок сейчас недоступен';
/** Links that every page has. */
const PATHS = ['/products', '/services', '/about', '/'];
const PAGE_TIMEOUT_MS = 20_000;
const PAUSE_MS = 200;

export interface Clicks {
  pages: number;
  /** One line each: a panel, a message of the console, an answer that is an error. */
  broken: string[];
}

function listen(page: Page, broken: string[]): void {
  page.on('pageerror', (error) => broken.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && broken.push(`${response.url()}: ${response.status()}`));
}

/** Presses a link like a visitor, and waits for its page, which may open as a document. */
async function follow(page: Page, path: string): Promise<string> {
  await page.$eval(`header a[href="${path}"], footer a[href="${path}"]`, (link) => link.click());
  await page.waitForFunction(
    (wanted) => location.pathname === wanted && document.documentElement.dataset['hydrated'] === 'true',
    { timeout: PAGE_TIMEOUT_MS },
    path,
  );
  await sleep(PAUSE_MS);
  return page.$eval('body', ({ innerText }) => innerText);
}

/** A browser that goes from page to page until the returned function ends it. */
export async function startClicking(url: string): Promise<() => Promise<Clicks>> {
  const browser = await puppeteer.launch({ executablePath: findChromium(), args: CHROME_FLAGS });
  const page = await browser.newPage();
  const clicks: Clicks = { pages: 0, broken: [] };
  listen(page, clicks.broken);
  await page.goto(url, { waitUntil: 'networkidle2' });
  let isOver = false;

  const click = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      try {
        const text = await follow(page, path);
        if (text.includes(PANEL)) clicks.broken.push(`${path}: a panel`);
        clicks.pages += 1;
      } catch (error) {
        clicks.broken.push(`${path}: ${String(error)}`);
        await page.goto(url);
      }
    }
  };

  const clicking = click();
  return async () => {
    isOver = true;
    await clicking;
    await browser.close();
    return clicks;
  };
}
