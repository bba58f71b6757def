import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateAll } from '../generate';
import { STAGES, type Step, type StepResult } from '../test/steps';
import type { FailedTest, TimedTest } from '../test/reports';
import { RefusedError } from '@shop/shared/refused-error';

const SLOWEST = 10;

interface Outcome {
  title: string;
  isGood: boolean;
  passed: number;
  failed: number;
  tests: readonly TimedTest[];
  failures: readonly FailedTest[];
}

const print = (line: string) => process.stdout.write(`${line}\n`);

function chosenStages(args: readonly string[]): Step[][] {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });
  const known = STAGES.flat().map(({ name }) => name);
  const names = values.only?.split(',') ?? known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new RefusedError(`--only: no step "${unknown}"; there are ${known.join(', ')}`);
  return STAGES.map((stage) => stage.filter(({ name }) => names.includes(name))).filter(({ length }) => length > 0);
}

async function runStep(step: Step, reportFile: string, isBuffered: boolean): Promise<Outcome> {
  const startedAt = Date.now();
  if (!isBuffered) print(`\n=== ${step.title}`);
  const {
    isGood,
    output,
    passed = 0,
    failed = 0,
    tests = [],
    failures = [],
  } = await step
    .run(reportFile, { isBuffered })
    .catch((error: unknown): StepResult => ({ isGood: false, output: `${String(error)}\n` }));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (isBuffered) print(`\n=== ${step.title}`);
  process.stdout.write(output);
  print(`=== ${step.title}: ${isGood && failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  // A step that fails without a failed test counts as one,
  // so that the last line never reports success.
  const counts = { passed, failed: isGood ? failed : failed || 1 };
  return { title: step.title, isGood: isGood && failed === 0, ...counts, tests, failures };
}

function printSlowest(tests: readonly TimedTest[]): void {
  if (tests.length === 0) return;
  print(`\nThe ${SLOWEST} slowest tests`);
  for (const { title, seconds } of tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST))
    print(`${seconds.toFixed(1).padStart(6)} s  ${title}`);
}

/** Comes last: of a long run, people and machines keep the end. */
function printFailures(failures: readonly FailedTest[]): void {
  if (failures.length > 0) print('\nFailed, or passed only when run again');
  for (const { title, reason } of failures) print(`\n  ${title}\n${reason.replace(/^/gm, '    ')}`);
}

/** `npm test [-- --only=lint,unit]`: everything that must pass. */
export async function run(args: readonly string[]): Promise<void> {
  const stages = chosenStages(args);
  const startedAt = Date.now();
  await generateAll();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  const outcomes: Outcome[] = [];
  try {
    for (const stage of stages) {
      const runs = stage.map((step) => runStep(step, path.join(folder, `${step.name}.json`), stage.length > 1));
      outcomes.push(...(await Promise.all(runs)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  printSlowest(outcomes.flatMap(({ tests }) => tests));
  printFailures(outcomes.flatMap(({ failures }) => failures));
  const failed = outcomes.filter(({ isGood }) => !isGood);
  if (failed.length > 0) print(`\nFailed: ${failed.map(({ title }) => title).join('; ')}`);
  const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  print(`\n${total('passed')} passed, ${total('failed')} failed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
