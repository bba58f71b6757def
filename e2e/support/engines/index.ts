import type { Engine } from './engine';
import { launchChromium, launchFirefox } from './puppeteer';
import { launchWebkit } from './webkit';

/** Starts an engine; undefined when this machine does not have it (CONTRIBUTING.md, Tests). */
type Launch = (() => Promise<Engine>) | undefined;

const { CHROME_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH, XVFB_PATH } = process.env;

export const ENGINES: Readonly<Record<string, Launch>> = {
  Chromium: CHROME_PATH ? () => launchChromium(CHROME_PATH) : undefined,
  Firefox: FIREFOX_PATH ? () => launchFirefox(FIREFOX_PATH) : undefined,
  WebKit:
    WEBKIT_DRIVER_PATH && XVFB_PATH ? () => launchWebkit({ driver: WEBKIT_DRIVER_PATH, xvfb: XVFB_PATH }) : undefined,
};

export type { Engine } from './engine';
export { createShopper, type Shopper } from './shopper';
