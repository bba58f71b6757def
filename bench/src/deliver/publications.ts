import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRelease } from '@shop/tools/release';
import { table } from '@shop/tools/markdown-table';
import { heapMb } from '../heap-mb';
import { hostMemory } from '../process-memory';
import { verdict } from '../section';
import { startClicking } from './clicks';
import { startDeliverySite, type DeliveryHost, type DeliverySite } from './delivery-site';
import { withNextVersion } from './made-versions';
import { ask, startVisits } from './visits';

const REMOTE = 'mfe-catalog';
const VERSIONS = 20;
/** Rounds that are not counted: all code is compiled and all pages are cached in them. */
const WARM_UPS = 3;
const MOST_GROWTH_MB = 15;
const POLL_MS = 10;
const SETTLE_MS = 3000;

interface Memory {
  heap: number;
  host: number;
  renderers: number;
}

/** Resolves when a host sends a page of the version. */
async function firstPage(agent: Agent, { url }: DeliveryHost, version: string, startedAt: number): Promise<number> {
  const mark = `/${REMOTE}/${version}/browser/`;
  while (!(await ask(agent, `${url}/products`)).body.includes(mark)) await sleep(POLL_MS);
  return performance.now() - startedAt;
}

/** Runs a command, and returns when each host has sent its first page of the version, in ms. */
export async function timeToPages(site: DeliverySite, version: string, run: () => Promise<void>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const seen = site.hosts.map((host) => firstPage(agent, host, version, startedAt));
  const [, ...times] = await Promise.all([run(), ...seen]);
  agent.destroy();
  return times;
}

/** Each until all hosts have it. */
async function publishAndRollBack(site: DeliverySite, ending: string): Promise<void> {
  const before = readRelease(REMOTE).version;
  await withNextVersion(REMOTE, ending, async ({ dir, release }) => {
    await timeToPages(site, release.version, () => site.remotes('publish', REMOTE, '--from', dir));
  });
  await timeToPages(site, before, () => site.remotes('rollback', REMOTE));
}

async function memoryOf({ hosts: [host] }: DeliverySite): Promise<Memory> {
  await sleep(SETTLE_MS);
  const child = host?.program.child;
  if (!child?.pid) throw new Error('the host has ended');
  return { heap: await heapMb(child), ...(await hostMemory(child.pid)) };
}

/**
 * Publishes and rolls back under load, with a browser clicking through: what fails, and what it
 * costs in memory.
 */
export async function measurePublications(): Promise<string> {
  const probe = path.join(import.meta.dirname, '../heap-probe.cjs');
  const site = await startDeliverySite(['--expose-gc', '--require', probe]);
  try {
    const urls = site.hosts.map(({ url }) => url);
    const endVisits = startVisits(urls);
    const endClicks = await startClicking(urls[0] ?? '');
    for (let number = 0; number < WARM_UPS; number += 1) await publishAndRollBack(site, `warm${number}`);
    const before = await memoryOf(site);
    for (let number = 0; number < VERSIONS; number += 1) await publishAndRollBack(site, `v${number}`);
    const after = await memoryOf(site);
    const [clicks, visits] = [await endClicks(), await endVisits()];
    for (const line of [...visits.failed, ...clicks.broken].slice(0, 20)) process.stderr.write(`${line}\n`);
    return [
      table(
        ['20 publishes and 20 rollbacks', 'of', 'failed, at most 0'],
        [
          ['requests to two hosts', String(visits.sent), verdict(visits.failed.length, 0, 0)],
          ['pages that a browser opened by links', String(clicks.pages), verdict(clicks.broken.length, 0, 0)],
        ],
      ),
      '',
      table(
        ['memory of a host, MB', 'before', 'after', `growth, at most ${MOST_GROWTH_MB}`],
        (['heap', 'host', 'renderers'] as const).map((what) => [
          { heap: 'heap after garbage collection', host: 'resident', renderers: 'its renderers together, resident' }[
            what
          ],
          before[what].toFixed(0),
          after[what].toFixed(0),
          verdict(after[what] - before[what], MOST_GROWTH_MB, 0),
        ]),
      ),
    ].join('\n');
  } finally {
    await site.stop();
  }
}
