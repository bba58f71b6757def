// Everything that must pass. `npm test -- --only=api,e2e` runs the named steps alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { codegen, steps } from './test/steps.mjs';

/** @returns {typeof steps} */
function chosenSteps() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (!values.only) return steps;
  const names = values.only.split(',');
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    throw new Error(
      `--only: no step "${unknown}"; there are ${[...new Set(steps.map(({ name }) => name))].join(', ')}`,
    );
  return steps.filter(({ name }) => names.includes(name));
}

/**
 * @param {import('./test/steps.mjs').Step} step
 * @param {string} report
 */
async function runStep(step, report) {
  const startedAt = Date.now();
  console.log(`\n=== ${step.title}`);
  const result = await step.run(report).catch((error) => {
    console.error(error.message);
    return { isGood: false, passed: 0, failed: 0 };
  });
  const isGood = result.isGood && result.failed === 0;
  console.log(`=== ${step.title}: ${isGood ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  // A step that fails without a failed test counts as one, so that the last line never says that all is well.
  return { title: step.title, isGood, passed: result.passed, failed: isGood ? 0 : Math.max(result.failed, 1) };
}

async function main() {
  const chosen = chosenSteps();
  await ensureInstalled();
  const reports = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  /** @type {Awaited<ReturnType<typeof runStep>>[]} */
  const results = [];
  try {
    for (const [index, step] of [codegen, ...chosen].entries())
      results.push(await runStep(step, path.join(reports, `${index}.json`)));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  const total = (/** @type {'passed' | 'failed'} */ key) => results.reduce((sum, result) => sum + result[key], 0);
  const failed = results.filter(({ isGood }) => !isGood);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ title }) => title).join('; ')}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
