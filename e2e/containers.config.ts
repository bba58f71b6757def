import { defineConfig } from '@playwright/test';

/** `npm run containers -w e2e`: the site in its containers. It needs an engine and no browser. */
export default defineConfig({
  testDir: './containers',
  outputDir: './test-results',
  // A health check notices a hung supervisor after 30 s.
  timeout: 120_000,
  expect: { timeout: 90_000 },
  workers: 1,
  reporter: 'list',
});
