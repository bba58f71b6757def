import path from 'node:path';
import { ROOT_DIR } from '../packages';
import { findChromium } from '../find-chromium';
import { findFirefox, findWebkitDriver, findXvfb } from '../find-engines';
import { findNginx } from '../find-nginx';
import { readJestReport, readPlaywrightReport, type Report } from './reports';
import { runCommand, type CommandOptions, type CommandResult } from '../run-command';

const MINUTE_MS = 60_000;
/** Runs a command beside a PostgreSQL server, where there can be one. */
const WITH_POSTGRES = 'api/scripts/with-postgres.mjs';
const bin = (name: string) => path.join(ROOT_DIR, 'node_modules/.bin', name);

export type StepResult = CommandResult & Partial<Report>;

export interface Step {
  /** Its name in `--only`. */
  name: string;
  title: string;
  /** @param reportFile where the step may write its results */
  run: (reportFile: string, options: Pick<CommandOptions, 'isBuffered'>) => Promise<StepResult>;
}

/** A command of this workspace, run like `npm run <name>`. */
function workspaceCommand(name: string, title: string): Step {
  return {
    name,
    title,
    run: (_reportFile, options) =>
      runCommand(process.execPath, ['tools/run.mjs', name], { ...options, timeoutMs: 20 * MINUTE_MS }),
  };
}

const unit: Step = {
  name: 'unit',
  title: 'Tests of all packages',
  async run(reportFile, options) {
    const jest = [process.execPath, bin('jest'), '--maxWorkers=2', '--json', `--outputFile=${reportFile}`];
    const result = await runCommand(process.execPath, [WITH_POSTGRES, ...jest], {
      ...options,
      timeoutMs: 15 * MINUTE_MS,
    });
    return { ...result, ...readJestReport(reportFile) };
  },
};

const e2e: Step = {
  name: 'e2e',
  title: 'Journeys in a real browser',
  async run(reportFile, options) {
    const playwright = [process.execPath, bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'];
    const result = await runCommand(process.execPath, [WITH_POSTGRES, ...playwright], {
      ...options,
      env: {
        CHROME_PATH: findChromium(),
        FIREFOX_PATH: findFirefox(),
        WEBKIT_DRIVER_PATH: findWebkitDriver(),
        XVFB_PATH: findXvfb(),
        NGINX_PATH: findNginx(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
      timeoutMs: 40 * MINUTE_MS,
    });
    return { ...result, ...readPlaywrightReport(reportFile) };
  },
};

/**
 * The stages of `npm test`. The steps of one stage run in parallel.
 * Tests have time limits, so each kind has a stage to itself, with two workers.
 */
export const STAGES: readonly (readonly Step[])[] = [
  [workspaceCommand('lint', 'Types, style, imports'), workspaceCommand('build', 'Build')],
  [unit],
  [e2e],
];
