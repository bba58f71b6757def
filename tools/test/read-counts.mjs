import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** @type {Counts} */
const NONE = { passed: 0, failed: 0 };

/**
 * @param {string} file written by `jest --json`
 * @returns {Counts}
 */
export function readJestCounts(file) {
  if (!existsSync(file)) return NONE;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  // A file of tests that does not load has no tests to count, and is a failure all the same.
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * @param {string} file written by Playwright's json reporter
 * @returns {Counts}
 */
export function readPlaywrightCounts(file) {
  if (!existsSync(file)) return NONE;
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
