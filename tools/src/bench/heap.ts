import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish, type Releases } from '@shop/delivery/releases';
import { integrityOf } from '@shop/shared/federation/node';
import { FIRST_VIEWS } from '@shop/delivery/checks';
import { ROOT_DIR } from '../packages';
import { readRelease } from '../release';
import { table, verdict, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';

const REMOTE = 'mfe-catalog';
const VERSIONS = 20;
const FIRST_COUNTED = 3;
const MOST_GROWTH_MB = 15;
const ROUNDS = 5;
const MB = 1_000_000;

function heapBytes({ host }: BenchSite): Promise<number> {
  return new Promise((resolve) => {
    const handle = (message: { type?: string; bytes?: number }) => {
      if (message.type !== 'heap') return;
      host.child.off('message', handle);
      resolve(message.bytes ?? 0);
    };
    host.child.on('message', handle);
    host.child.send({ type: 'heap' });
  });
}

/** Publishes a version with a unique server bundle. */
async function publishChanged(releases: Releases, number: number): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'shop-bench-version-'));
  try {
    await cp(path.join(ROOT_DIR, REMOTE, 'dist/remote'), dir, { recursive: true });
    const code = `${await readFile(path.join(dir, 'server.cjs'), 'utf8')}\n// ${number}\n`;
    await writeFile(path.join(dir, 'server.cjs'), code);
    const built = readRelease(REMOTE);
    const version = `${built.version}.${number}`;
    const release = { ...built, version, serverIntegrity: integrityOf(Buffer.from(code)) };
    await publish(releases, { release, dir, provides: built.requires });
    return version;
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function waitUntilLive({ url }: BenchSite, version: string): Promise<void> {
  while (!(await (await fetch(`${url}/products`)).text()).includes(`/${REMOTE}/${version}/`)) await sleep(100);
}

async function requestPages({ url }: BenchSite): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const view of FIRST_VIEWS) await (await fetch(url + view.path)).arrayBuffer();
  }
}

/** The host's heap while versions come and go. */
export async function measureHeap(): Promise<Section> {
  const probe = path.join(import.meta.dirname, 'heap-probe.cjs');
  const site = await startBenchSite({ hostArgv: ['--expose-gc', '--require', probe] });
  try {
    const heaps: number[] = [];
    for (let number = 1; number <= VERSIONS; number += 1) {
      await waitUntilLive(site, await publishChanged(site.releases, number));
      await requestPages(site);
      heaps.push((await heapBytes(site)) / MB);
    }
    const third = heaps[FIRST_COUNTED - 1] ?? 0;
    const last = heaps.at(-1) ?? 0;
    return {
      title: 'Heap',
      method: `The built ${REMOTE} is published ${VERSIONS} times with a changed server bundle while pages are requested. After each version the host runs garbage collection and reports the size of its heap. Aim: after the last version at most ${MOST_GROWTH_MB} MB more than after number ${FIRST_COUNTED}.`,
      body: table(
        [
          `after version ${FIRST_COUNTED}, MB`,
          'after 10, MB',
          `after ${VERSIONS}, MB`,
          `growth, at most ${MOST_GROWTH_MB} MB`,
        ],
        [[third.toFixed(1), (heaps[9] ?? 0).toFixed(1), last.toFixed(1), verdict(last - third, MOST_GROWTH_MB)]],
      ),
    };
  } finally {
    await site.stop();
  }
}
