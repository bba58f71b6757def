import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface TimedTest {
  title: string;
  seconds: number;
}

/** A test that failed, or that passed only when it was run again. */
export interface FailedTest {
  title: string;
  /** The first lines of what it said, without colours. */
  reason: string;
}

export interface Report {
  passed: number;
  failed: number;
  tests: TimedTest[];
  failures: FailedTest[];
}

const REASON_LINES = 6;
const NONE: Report = { passed: 0, failed: 0, tests: [], failures: [] };

/** The parts of `jest --json` output that are used here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    /** What a file that does not load says. */
    message: string;
    assertionResults: { fullName: string; duration?: number | null; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightResult {
  duration: number;
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { results: PlaywrightResult[] }[] }[];
}

/** The parts of Playwright's json report that are used here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

function readReport<T>(file: string): T | null {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as T; // written by the tool that the caller names
}

function failure(title: string, [message]: readonly (string | undefined)[]): FailedTest[] {
  if (message === undefined) return [];
  const lines = stripVTControlCharacters(message).split('\n');
  return [
    {
      title,
      reason: lines
        .filter((line) => line.trim() !== '')
        .slice(0, REASON_LINES)
        .join('\n'),
    },
  ];
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
    failures: testResults.flatMap(({ name, message, assertionResults }) => {
      const found = assertionResults.flatMap((test) => failure(test.fullName, test.failureMessages ?? []));
      return found.length === 0 && message !== '' ? failure(name, [message]) : found;
    }),
  };
}

function resultsOf({ suites = [], specs }: PlaywrightSuite): { title: string; results: PlaywrightResult[] }[] {
  const own = specs.map(({ file, title, tests }) => ({
    title: `${file}: ${title}`,
    results: tests.flatMap(({ results }) => results),
  }));
  return [...own, ...suites.flatMap(resultsOf)];
}

/** Reads the results that Playwright's json reporter wrote to a file; none if there is no file. */
export function readPlaywrightReport(file: string): Report {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return NONE;
  const { stats, errors, suites } = report;
  const tests = suites.flatMap(resultsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    tests: tests.map(({ title, results }) => ({
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    failures: [
      ...errors.flatMap(({ message }) => failure('Playwright', [message])),
      ...tests.flatMap(({ title, results }) =>
        failure(
          title,
          results.flatMap((result) => result.errors ?? []).map(({ message }) => message),
        ),
      ),
    ],
  };
}
