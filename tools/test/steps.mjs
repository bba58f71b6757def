import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from '../lib/workspaces.cjs';
import { findChromium } from './find-chromium.mjs';
import { readJestCounts, readPlaywrightCounts } from './read-counts.mjs';
import { runCommand } from './run-command.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const MINUTE_MS = 60_000;
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

/**
 * @typedef {{ isGood: boolean, passed: number, failed: number }} Result
 * @typedef {{ name: string, title: string, run: (report: string) => Promise<Result> }} Step
 *   `name`: what --only= calls it; `report`: a path for the step's result file
 */

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} args of Node.js
 * @returns {Step}
 */
function script(name, title, args) {
  const options = { cwd: root, timeoutMs: 10 * MINUTE_MS };
  return {
    name,
    title,
    run: async () => ({ isGood: await runCommand(process.execPath, args, options), passed: 0, failed: 0 }),
  };
}

/**
 * @param {string} name a package
 * @param {{ title?: string, prefix?: string[], env?: NodeJS.ProcessEnv }} [options] `prefix`: a Node.js script that runs
 *   the command given to it
 * @returns {Step}
 */
function jest(name, { title = `Tests of ${name}`, prefix = [], env = {} } = {}) {
  const args = ['--config', `${name}/jest.config.cjs`, '--maxWorkers=2', '--passWithNoTests', '--json'];
  return {
    name,
    title,
    run: async (report) => {
      const command = [...prefix, process.execPath, bin('jest'), ...args, `--outputFile=${report}`];
      const [program = '', ...rest] = command;
      const isGood = await runCommand(program, rest, { cwd: root, env, timeoutMs: 10 * MINUTE_MS });
      return { isGood, ...readJestCounts(report) };
    },
  };
}

/** @type {Step} */
const endToEnd = {
  name: 'e2e',
  title: 'Journeys in a real browser',
  run: async (report) => {
    const env = { CHROME_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = ['test', '--config', 'e2e/playwright.config.ts'];
    const isGood = await runCommand(bin('playwright'), args, { cwd: root, env, timeoutMs: 24 * MINUTE_MS });
    return { isGood, ...readPlaywrightCounts(report) };
  },
};

const withPostgres = [process.execPath, 'api/scripts/with-postgres.mjs'];

/** Comes before all others: tests read generated files, which are not in git. */
export const codegen = script('codegen', 'Generated types and pages', ['tools/run.mjs', 'codegen']);

/** @type {Step[]} */
export const steps = [
  script('lint', 'Types, style, imports', ['tools/lint/run.mjs']),
  jest('tools'),
  jest('shared'),
  jest('api', { title: 'Tests of api on the embedded database', env: { TEST_DATABASE_URL: undefined } }),
  jest('api', { title: 'Tests of api on PostgreSQL', prefix: withPostgres }),
  jest('host'),
  ...REMOTES.map((name) => jest(name)),
  script('build', 'Build', ['tools/run.mjs', 'build']),
  endToEnd,
];
