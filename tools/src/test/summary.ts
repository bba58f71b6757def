import { counted } from '@shop/shared/counted';
import type { FailedTest, TimedTest } from './reports';
import { print, type Outcome } from './run-stages';

const SLOWEST = 10;

const total = (outcomes: readonly Outcome[], key: 'passed' | 'failed' | 'seconds') =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0);

function printSlowest(tests: readonly TimedTest[]): void {
  if (tests.length === 0) return;
  print(`\nThe ${SLOWEST} slowest tests`);
  for (const { title, seconds } of tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST))
    print(`${seconds.toFixed(1).padStart(6)} s  ${title}`);
}

function printSteps(outcomes: readonly Outcome[]): void {
  print('\nSteps');
  for (const { title, seconds, passed } of outcomes)
    print(`${String(seconds).padStart(6)} s  ${title}${passed > 0 ? `, ${counted(passed, 'test')}` : ''}`);
}

/** Comes last: of a long run, people and machines keep the end. */
function printFailures(failures: readonly FailedTest[]): void {
  if (failures.length > 0) print('\nFailed, or passed only when run again');
  for (const { title, reason } of failures) print(`\n  ${title}\n${reason.replace(/^/gm, '    ')}`);
}

/** Whether all steps are good. Prints times and slowest tests. */
export function printTimes(outcomes: readonly Outcome[]): boolean {
  printSlowest(outcomes.flatMap(({ tests }) => tests));
  printSteps(outcomes);
  return outcomes.every(({ isGood }) => isGood);
}

/**
 * Prints what failed, and how many tests passed as the last line.
 * @param faults lines about faults that are no tests'; each counts as one that failed
 */
export function printVerdict(outcomes: readonly Outcome[], faults: readonly string[] = []): void {
  printFailures(outcomes.flatMap(({ failures }) => failures));
  const failed = [...outcomes.filter(({ isGood }) => !isGood).map(({ title }) => title), ...faults];
  if (failed.length > 0) print(`\nFailed: ${failed.join('; ')}`);
  print(`\n${total(outcomes, 'passed')} passed, ${total(outcomes, 'failed') + faults.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
