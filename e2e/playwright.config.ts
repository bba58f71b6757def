import { defineConfig } from '@playwright/test';

// Without these, Chromium calls Google's servers, or fails in a container.
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a window, Chromium fits glyphs to whole pixels, and words are wider than for people.
  '--font-render-hinting=none',
];

// A publication would open pages for 15 s each; a spec of its own does.
process.env.BROWSER_TRIAL ??= 'off';

/** Specs that temporarily change source files. */
const SOURCE_CHANGES = '**/dev.spec.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 90_000,
  // A toast loads its own chunk: on two busy cores, 5 s are not enough.
  expect: { timeout: 15_000 },
  workers: 2,
  // A file whose tests share a site opts out.
  fullyParallel: true,
  projects: [
    // One for all areas: each project has workers, and so sites, of its own.
    { name: 'site', testIgnore: SOURCE_CHANGES },
    // Otherwise another test's site might be built from the changed source.
    { name: 'changed sources', testMatch: SOURCE_CHANGES, dependencies: ['site'] },
  ],
  // A developer sees a stumble at once; in CI it must not hide what the other tests found.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // The json report goes to PLAYWRIGHT_JSON_OUTPUT_FILE; without it, it would mix with the list.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json'], ['./support/cost-reporter.ts']] : 'list',
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_ARGS },
  },
});
