import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';

const MAX_ATTEMPTS = 5;
const AXE_FILE = path.resolve(__dirname, '../../node_modules/axe-core/axe.min.js');

interface AxeResults {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

declare global {
  interface Window {
    axe?: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}

/**
 * Checks the page after its animations: a dialog that is fading in has intermediate colours.
 * `hasMoved` is true if the page changed during the check. Endless animations are ignored.
 */
async function check(page: Page) {
  // Not with a script element, which the site's CSP refuses.
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
    const results = await window.axe?.run(document, { resultTypes: ['violations'] });
    observer.disconnect();
    document.removeEventListener('transitionrun', note);
    return { violations: results?.violations, hasMoved: moves + moving().length > 0 };
  });
}

/**
 * Axe's violations on the current page, one line for each place. Checks again if the page changed.
 */
export async function findAxeViolations(page: Page, attemptsLeft = MAX_ATTEMPTS): Promise<string[]> {
  const { violations, hasMoved } = await check(page);
  if (!violations) throw new Error('axe did not load');
  if (violations.length > 0 && hasMoved && attemptsLeft > 1) return findAxeViolations(page, attemptsLeft - 1);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
}
