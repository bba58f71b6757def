import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { countCost } from '../../tools/src/test/costs/count-cost.cjs';

const VISIT = /^(Navigate|Reload|Go back|Go forward)\b/;
const WAIT = /^Wait for timeout/;
const LONG_MS = 1000;

/** Counts the pages that the journeys open, and the waits that they ask of the browser. */
export default class CostReporter implements Reporter {
  onStepEnd({ location, title }: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category !== 'pw:api') return;
    const where = `${location.file.replace(/^.*[/\\]e2e[/\\]tests[/\\]/, '')}: ${title}`;
    if (VISIT.test(step.title)) countCost('visit', where);
    if (WAIT.test(step.title) && step.duration > LONG_MS) countCost('wait', where);
  }
}
