import { test as base } from '@playwright/test';

interface ConsoleFixture {
  /** Warnings, errors and uncaught exceptions of the page so far. */
  complaints: string[];
}

/** A test that sees what the page complains of. */
export const test = base.extend<ConsoleFixture>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
});

export { expect } from '@playwright/test';
