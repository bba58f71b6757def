import { defineConfig } from '@playwright/test';

// Without these Chromium calls its maker's servers, or fails in a container.
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 60_000,
  // A toast comes with a chunk of its own: on two busy cores 5 s are not enough.
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The json report goes to PLAYWRIGHT_JSON_OUTPUT_FILE; without it, it would go between the lines of the list.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    // The global set-up gives it: this file is read again by the worker, after it.
    baseURL: process.env.SITE_URL,
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_ARGS },
  },
});
