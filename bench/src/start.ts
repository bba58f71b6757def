import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_DIR } from '@shop/tools/packages';
import { findFreePort } from '@shop/tools/program';
import { table } from '@shop/tools/markdown-table';
import { verdict, type Section } from './section';
import { median } from './statistics';

const STARTS = 5;
const MOST_S = 2.8;
const STEP_MS = 10;

async function waitForPage(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(STEP_MS);
  }
}

/** Seconds from the start to the first page, and from SIGTERM to the end. */
async function measureOnce(dataDir: string): Promise<[number, number]> {
  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const startedAt = performance.now();
  // Not by npm, which ends at once when it gets a signal, and leaves the stopping to the site.
  const site = spawn(process.execPath, ['tools/start.mjs'], { cwd: ROOT_DIR, env, stdio: 'ignore' });
  const ended = once(site, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('the site has ended before its first page')));
  await Promise.race([waitForPage(`http://localhost:${port}/`), failed]);
  const readyAt = performance.now();
  site.kill('SIGTERM');
  failed.catch(() => undefined);
  await ended;
  return [(readyAt - startedAt) / 1000, (performance.now() - readyAt) / 1000];
}

/** How long the built site takes to start and to stop. */
export async function measureStart(): Promise<Section> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-bench-start-'));
  try {
    await measureOnce(dataDir); // creates the database and publishes the remotes
    const starts: number[] = [];
    const stops: number[] = [];
    for (let count = 0; count < STARTS; count += 1) {
      const [start, stop] = await measureOnce(dataDir);
      starts.push(start);
      stops.push(stop);
    }
    return {
      title: 'Start',
      method: `The built site on its embedded database, from the start of \`tools/start.mjs\`, which \`npm start\` runs, until \`/\` is answered; then SIGTERM, until all processes have ended. The stop includes a pause of 1 s for load balancers. Medians of ${STARTS} starts after a first one, in seconds.`,
      body: table(
        [`to the first page, at most ${MOST_S} s`, 'to the end'],
        [[verdict(median(starts), MOST_S, 2), median(stops).toFixed(2)]],
      ),
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
