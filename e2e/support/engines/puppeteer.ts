import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { WINDOW, type Engine } from './engine';

const LOUD = new Set(['warn', 'error', 'assert']);

async function launch(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: WINDOW });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (LOUD.has(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return {
    async open(address) {
      await page.goto(address);
    },
    run: (script, ...args) => page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`) as Promise<never>, // as typed by `Engine`
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    takeMessages: () => Promise.resolve(messages.splice(0)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** Without its back/forward cache: the other engines show what that does. */
export const launchChromium = (executablePath: string): Promise<Engine> =>
  launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--lang=ru-RU', '--disable-features=BackForwardCache'],
  });

/** Firefox speaks WebDriver BiDi itself. */
export const launchFirefox = (executablePath: string): Promise<Engine> =>
  launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'ru-RU', 'browser.safebrowsing.enabled': false },
  });
