import type { RunOptions } from 'axe-core';

// jsdom has no layout and no colours: the end-to-end tests measure contrast in a real browser.
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

/** Fails if axe finds a violation in `container`, and says which and where. */
export async function expectNoAxeViolations(container: Element, options: RunOptions = {}): Promise<void> {
  // Loading it takes longer than most tests, which do not call it.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(container, { ...OPTIONS, ...options });
  const report = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
  );
  if (report.length > 0) throw new Error(report.join('\n\n'));
}
