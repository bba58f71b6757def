import { createHash } from 'node:crypto';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { WINDOW, type Engine } from './engine';

const LOUD = new Set(['warn', 'error', 'assert']);

interface Options extends LaunchOptions {
  /** Messages of the engine that no shopper and no code of the shop has caused. */
  isNoise?: (message: string) => boolean;
}

async function launch({ isNoise = () => false, ...options }: Options): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: WINDOW });
  const page = await browser.newPage();
  const messages: string[] = [];
  const note = (message: string) => {
    if (!isNoise(message)) messages.push(message);
  };
  page.on('console', (message) => {
    if (LOUD.has(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  return {
    async open(address) {
      await page.goto(address);
    },
    run: (script, ...args) => page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`) as Promise<never>, // as typed by `Engine`
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async copyOrPaste(letter) {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter);
      await page.keyboard.up('Control');
    },
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

const HASHES_OF_NOTHING = ['sha256', 'sha384', 'sha512'].map((name) => createHash(name).digest('base64'));

/**
 * Firefox speaks WebDriver BiDi itself. It calls a script whose loading a navigation has cancelled
 * a damaged one, with the hash of an empty file.
 */
export const launchFirefox = (executablePath: string): Promise<Engine> =>
  launch({
    browser: 'firefox',
    executablePath,
    isNoise: (message) => HASHES_OF_NOTHING.some((hash) => message.includes(hash)),
    extraPrefsFirefox: { 'intl.accept_languages': 'ru-RU', 'browser.safebrowsing.enabled': false },
  });
