import { existsSync, readFileSync } from 'node:fs';

export interface TimedTest {
  title: string;
  seconds: number;
}

export interface Report {
  passed: number;
  failed: number;
  tests: TimedTest[];
}

const NONE: Report = { passed: 0, failed: 0, tests: [] };

/** The parts of `jest --json` output that are used here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
}

/** The parts of Playwright's json report that are used here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

function readReport<T>(file: string): T | null {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as T; // written by the tool that the caller names
}

/** Reads the results that `jest --json` wrote to a file; none if there is no file. */
export function readJestReport(file: string): Report {
  const report = readReport<JestReport>(file);
  if (!report) return NONE;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  return {
    passed: numPassedTests,
    // A test file that does not load has no tests to count, but is a failure.
    failed: numFailedTests + numRuntimeErrorTestSuites,
    tests: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  };
}

function testsOf({ suites = [], specs }: PlaywrightSuite): TimedTest[] {
  const own = specs.map(({ file, title, tests }) => ({
    title: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(testsOf)];
}

/** Reads the results that Playwright's json reporter wrote to a file; none if there is no file. */
export function readPlaywrightReport(file: string): Report {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return NONE;
  const { stats, errors, suites } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    tests: suites.flatMap(testsOf),
  };
}
