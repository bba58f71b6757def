import path from 'node:path';
import { findHeadlessChromium } from '../find-chromium';
import { findFirefox, findWebkitDriver, findXvfb } from '../find-engines';
import { findFailover } from '../find-failover';
import { findNginx } from '../find-nginx';
import { ROOT_DIR } from '../packages';
import { runCommand, type CommandOptions, type CommandResult } from '../run-command';
import { sourcesOf, type Area } from './areas';
import { readJestReport, readPlaywrightReport, type Report } from './reports';

const MINUTE_MS = 60_000;
/** Runs a command beside a PostgreSQL server, where there can be one. */
export const WITH_POSTGRES = 'api/scripts/with-postgres.mjs';
/** Playwright's projects. The second has the journeys that change source files. */
type Project = 'site' | 'changed sources';
/** The file of an installed command. */
export const bin = (name: string) => path.join(ROOT_DIR, 'node_modules/.bin', name);

export type StepResult = CommandResult & Partial<Report>;

export interface Step {
  /** Its name in `--only`. */
  name: string;
  title: string;
  /** @param reportFile where the step may write its results */
  run: (reportFile: string, options: Pick<CommandOptions, 'isBuffered' | 'env'>) => Promise<StepResult>;
}

/** The steps of one stage run in parallel. */
export type Stage = readonly Step[];

/** A command of this workspace, run like `npm run <name> -- <args>`. */
function workspaceCommand(name: string, title: string, args: readonly string[] = []): Step {
  return {
    name,
    title,
    run: (_reportFile, options) =>
      runCommand(process.execPath, ['tools/run.mjs', name, ...args], { ...options, timeoutMs: 20 * MINUTE_MS }),
  };
}

/** For two cores: now and then a test waits, for the database or for a program. */
const WORKERS = ['--maxWorkers=3'];
/** Otherwise a tenth of the time goes into collecting garbage. */
const NODE_OF_TESTS = ['--max-semi-space-size=32'];

function unitStep(title: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name: 'unit',
    title,
    async run(reportFile, options) {
      const jest = [
        process.execPath,
        ...NODE_OF_TESTS,
        bin('jest'),
        ...WORKERS,
        '--json',
        `--outputFile=${reportFile}`,
      ];
      const result = await runCommand(process.execPath, [WITH_POSTGRES, ...jest, ...args], {
        ...options,
        env: { ...options.env, ...env },
        timeoutMs: 25 * MINUTE_MS,
      });
      return { ...result, ...readJestReport(reportFile) };
    },
  };
}

const findEngines = () => ({
  FIREFOX_PATH: findFirefox(),
  WEBKIT_DRIVER_PATH: findWebkitDriver(),
  XVFB_PATH: findXvfb(),
});

function journeysStep(title: string, project: Project, args: readonly string[] = []): Step {
  return {
    name: 'e2e',
    title,
    async run(reportFile, options) {
      const playwright = [
        bin('playwright'),
        'test',
        '--config=e2e/playwright.config.ts',
        `--project=${project}`,
        ...args,
      ];
      const result = await runCommand(process.execPath, [WITH_POSTGRES, process.execPath, ...playwright], {
        ...options,
        env: {
          ...options.env,
          ...findEngines(),
          ...findFailover(),
          CHROME_PATH: findHeadlessChromium(),
          NGINX_PATH: findNginx(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        },
        timeoutMs: 45 * MINUTE_MS,
      });
      return { ...result, ...readPlaywrightReport(reportFile) };
    },
  };
}

const FULL = { TEST_SCOPE: 'full' };
const onChangedSources = journeysStep('Journeys that change source files', 'changed sources', ['--no-deps']);

/** What `npm test` runs: each promise once. */
export function gateStages(): readonly Stage[] {
  return [
    [workspaceCommand('lint', 'Types, style, imports'), workspaceCommand('build', 'Build')],
    // Tests have time limits, so each kind has a stage to itself, with two workers.
    [unitStep('Tests of all packages', [])],
    [journeysStep('Journeys in a real browser', 'site', ['--grep-invert=@full'])],
  ];
}

/** What `npm run test:all` runs. */
export function allStages(): readonly Stage[] {
  return [
    [workspaceCommand('lint', 'Types, style, imports'), workspaceCommand('build', 'Build')],
    [unitStep('Tests of all packages, on both databases', [], FULL)],
    [journeysStep('Journeys, also in other engines and topologies', 'site')],
    [onChangedSources],
  ];
}

/** Of some areas, what the gate leaves out. */
export function pulledStages(areas: readonly Area[]): readonly Stage[] {
  if (areas.length === 0) return [];
  const names = areas.join(', ');
  const folders = areas.flatMap(sourcesOf).join('|');
  const files = [`--testPathPatterns=/(${folders})/.*\\.full\\.test\\.`, '--passWithNoTests'];
  return [
    [unitStep(`What the gate leaves out of ${names}`, files, FULL)],
    [
      journeysStep(`Journeys that the gate leaves out of ${names}`, 'site', [
        ...areas.map((area) => `e2e/tests/${area}/`),
        ...['--grep=@full', '--pass-with-no-tests'],
      ]),
    ],
    ...(areas.includes('remotes') ? [[onChangedSources]] : []),
  ];
}
