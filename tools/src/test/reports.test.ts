import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJestReport, readPlaywrightReport } from './reports';

function fileOf(report: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'reports-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('of journeys, those that failed are told, and those that passed only when run again', () => {
  const failed = { duration: 1500, errors: [{ message: '\u001b[31mno heading\u001b[39m\n\n  at /products' }] };
  const passed = { duration: 500, errors: [] };
  const suite = (file: string, results: object[]) => ({ specs: [{ file, title: 'opens', tests: [{ results }] }] });
  const report = readPlaywrightReport(
    fileOf({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [suite('a.spec.ts', [passed]), { specs: [], suites: [suite('b.spec.ts', [failed, passed])] }],
    }),
  );
  expect(report).toMatchObject({ passed: 2, failed: 1 });
  expect(report.tests.map(({ seconds }) => seconds)).toEqual([0.5, 2]);
  expect(report.failures).toEqual([{ title: 'b.spec.ts: opens', reason: 'no heading\n  at /products' }]);
});

test('a unit test that failed is told with the first lines of its reason, as is a file that does not load', () => {
  const long = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');
  const { failures, failed } = readJestReport(
    fileOf({
      ...{ numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 1 },
      testResults: [
        {
          name: '/a.test.ts',
          message: 'both tests of a file',
          assertionResults: [
            { fullName: 'adds', duration: 3, failureMessages: [long] },
            { fullName: 'subtracts', duration: null, failureMessages: [] },
          ],
        },
        { name: '/b.test.ts', message: 'Cannot find module', assertionResults: [] },
        { name: '/c.test.ts', message: '', assertionResults: [] },
      ],
    }),
  );
  expect(failed).toBe(2);
  expect(failures).toEqual([
    { title: 'adds', reason: 'line 0\nline 1\nline 2\nline 3\nline 4\nline 5' },
    { title: '/b.test.ts', reason: 'Cannot find module' },
  ]);
});

test('a tool that wrote no report has passed nothing', () => {
  expect(readJestReport('/nowhere.json')).toEqual({ passed: 0, failed: 0, tests: [], failures: [] });
});
