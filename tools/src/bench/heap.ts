import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish, type Releases } from '@shop/publisher/releases';
import { FIRST_VIEWS } from '@shop/publisher/checks';
import { withNextVersion } from './deliver/made-versions';
import { heapMb } from './heap-mb';
import { table, verdict, type Section } from './section';
import { startBenchSite, type BenchSite } from './site';

const REMOTE = 'mfe-catalog';
const VERSIONS = 20;
const FIRST_COUNTED = 3;
const MOST_GROWTH_MB = 15;
const ROUNDS = 5;

/** Publishes a version with a unique server bundle. */
const publishChanged = (releases: Releases, number: number): Promise<string> =>
  withNextVersion(REMOTE, String(number), async ({ dir, release }) => {
    await publish(releases, { release, dir, provides: release.requires });
    return release.version;
  });

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
      heaps.push(await heapMb(site.host.child));
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
