import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTable } from '../generated-part';
import { table } from '../markdown-table';
import { ROOT_DIR } from '../packages';
import { runCommand } from '../run-command';
import { AREAS } from './areas';

const README = path.join(ROOT_DIR, 'e2e/README.md');
const TIMEOUT_MS = 120_000;
/** What some journeys need; without it they are not listed as they run. */
const PROGRAMS = [
  ...['CHROME_PATH', 'FIREFOX_PATH', 'NGINX_PATH', 'TEST_DATABASE_URL', 'WEBKIT_DRIVER_PATH', 'XVFB_PATH'],
  ...['ETCD_PATH', 'HAPROXY_PATH', 'PATRONI_PATH', 'PGBOUNCER_PATH', 'POSTGRES_BIN'],
];

interface Journey {
  /** From `e2e`. */
  file: string;
  /** What it is described within, such as an engine. */
  outer: string;
  title: string;
  isFull: boolean;
}

/** The parts of `playwright test --list` in JSON that are used here. */
interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; file: string; tags: string[] }[];
}

function journeysOf({ suites = [], specs }: Suite, outer: readonly string[] = []): Journey[] {
  const own = specs.map(({ title, file, tags }) => ({
    file,
    outer: outer.join(': '),
    title,
    isFull: tags.includes('full'),
  }));
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, [...outer, suite.title]))];
}

async function listJourneys(): Promise<Journey[]> {
  const args = [
    'node_modules/.bin/playwright',
    'test',
    '--config=e2e/playwright.config.ts',
    '--list',
    '--reporter=json',
  ];
  const env = Object.fromEntries(PROGRAMS.map((name) => [name, '/any']));
  const { isGood, output } = await runCommand(process.execPath, args, {
    // Playwright refuses to run inside of Jest, where only its list is wanted.
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: '', JEST_WORKER_ID: undefined },
    timeoutMs: TIMEOUT_MS,
    isBuffered: true,
  });
  if (!isGood) throw new Error(output);
  const { suites } = JSON.parse(output) as { suites: Suite[] }; // Playwright's own format
  return suites.flatMap((suite) => journeysOf(suite));
}

/** Promises in one cell; one that several engines keep is there once, with their names. */
function cellOf(journeys: readonly Journey[]): string {
  const titles = [...new Set(journeys.map(({ title }) => title))];
  const promises = titles.map((title) => {
    const outer = journeys.flatMap((one) => (one.title === title && one.outer !== '' ? one.outer : []));
    return outer.length > 0 ? `${outer.join(', ')}: ${title}` : title;
  });
  return promises.join('<br>').replaceAll('|', '\\|');
}

/** Rows of an area: a spec has one for the gate and one for the full run. */
function rowsOf(area: string, all: readonly Journey[]): string[][] {
  const journeys = all.filter(({ file }) => path.basename(path.dirname(file)) === area);
  return [...new Set(journeys.map(({ file }) => file))].flatMap((file) =>
    [false, true].flatMap((isFull) => {
      const kept = journeys.filter((one) => one.file === file && one.isFull === isFull);
      const spec = `${area}/${path.basename(file)}`;
      return kept.length > 0 ? [[`\`${spec}\``, isFull ? 'full' : 'gate', cellOf(kept)]] : [];
    }),
  );
}

/** @returns e2e/README.md as it is, and with the table of the journeys that exist */
export async function readPromises(): Promise<{ present: string; wanted: string }> {
  const present = readFileSync(README, 'utf8');
  const journeys = await listJourneys();
  const rows = AREAS.flatMap((area) => rowsOf(area, journeys));
  return { present, wanted: withTable(present, table(['spec', 'run', 'promises'], rows)) };
}

/** Writes the table of the journeys into e2e/README.md. */
export async function writePromises(): Promise<void> {
  writeFileSync(README, (await readPromises()).wanted);
}
