import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';

const MOST_LOOKS = 5;
const AXE_FILE = path.resolve(__dirname, '../../node_modules/axe-core/axe.min.js');

interface AxeResults {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

declare global {
  interface Window {
    axe?: { run: () => Promise<AxeResults> };
  }
}

/**
 * Looks once everything has come to rest: a dialog that is still fading in has colours of no design. `hasMoved` if the page
 * was not the same from beginning to end. Endless movements are not waited for.
 */
async function look(page: Page) {
  // Not by a script element: the site's policy refuses scripts that are not its own.
  await page.evaluate(await readFile(AXE_FILE, 'utf8'));
  return page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      });
    await Promise.allSettled(moving().map(({ finished }) => finished));
    let moves = 0;
    const note = () => {
      moves += 1;
    };
    const observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener('transitionrun', note);
    const results = await window.axe?.run();
    observer.disconnect();
    document.removeEventListener('transitionrun', note);
    return { violations: results?.violations, hasMoved: moves + moving().length > 0 };
  });
}

/** What axe complains of on the page as it stands, one line a place; looked at again while it moves. */
export async function findAxeViolations(page: Page, looksLeft = MOST_LOOKS): Promise<string[]> {
  const { violations, hasMoved } = await look(page);
  if (!violations) throw new Error('axe did not load');
  if (violations.length > 0 && hasMoved && looksLeft > 1) return findAxeViolations(page, looksLeft - 1);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
}
