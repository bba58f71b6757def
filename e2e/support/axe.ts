import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';

const AXE_FILE = path.resolve(__dirname, '../../node_modules/axe-core/axe.min.js');

interface AxeResults {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

declare global {
  interface Window {
    axe?: { run: () => Promise<AxeResults> };
  }
}

/** A dialog that is still fading in has colours of no design. Endless movements are not waited for. */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe complains of on the page as it stands, one line a place. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await animationsEnded(page);
  // Not by a script element: the site's policy refuses scripts that are not its own.
  await page.evaluate(await readFile(AXE_FILE, 'utf8'));
  const results = await page.evaluate(() => window.axe?.run());
  if (!results) throw new Error('axe did not load');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
  );
}

/** Looks again for a moment: a button that has just become able to be pressed is still changing its colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => findAxeViolations(page), { timeout: 5000 }).toEqual([]);
}
