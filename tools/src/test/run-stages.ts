import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FailedTest, TimedTest } from './reports';
import type { Stage, Step, StepResult } from './steps';

export interface Outcome {
  title: string;
  isGood: boolean;
  seconds: number;
  passed: number;
  failed: number;
  tests: readonly TimedTest[];
  failures: readonly FailedTest[];
}

export const print = (line: string) => process.stdout.write(`${line}\n`);

async function runStep(step: Step, reportFile: string, isBuffered: boolean, env: NodeJS.ProcessEnv): Promise<Outcome> {
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
    .run(reportFile, { isBuffered, env })
    .catch((error: unknown): StepResult => ({ isGood: false, output: `${String(error)}\n` }));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (isBuffered) print(`\n=== ${step.title}`);
  process.stdout.write(output);
  print(`=== ${step.title}: ${isGood && failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  // A step that fails without a failed test counts as one,
  // so that the last line never reports success.
  const counts = { passed, failed: isGood ? failed : failed || 1 };
  return { title: step.title, isGood: isGood && failed === 0, seconds, ...counts, tests, failures };
}

/**
 * Runs stages one after the other.
 * @param env added to the environment of each step
 */
export async function runStages(stages: readonly Stage[], env: NodeJS.ProcessEnv = {}): Promise<Outcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  const outcomes: Outcome[] = [];
  try {
    for (const [index, stage] of stages.entries()) {
      const reportOf = ({ name }: Step) => path.join(folder, `${index}-${name}.json`);
      const runs = stage.map((step) => runStep(step, reportOf(step), stage.length > 1, env));
      outcomes.push(...(await Promise.all(runs)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return outcomes;
}
