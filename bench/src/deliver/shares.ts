import { Agent } from 'node:http';
import { publish } from '@shop/publisher/releases';
import { table } from '@shop/tools/markdown-table';
import { startBenchSite, type BenchSite } from '../site';
import { verdict } from '../section';
import { withNextVersion } from './made-versions';
import { ask } from './visits';

const REMOTE = 'mfe-catalog';
const TRAFFIC = 10;
const COOKIES = 20_000;
const MOST_DIFFERENCE = 1;
const AT_ONCE = 50;

interface Sides {
  candidate: number;
  /** Answers whose HTML is of another version than their set says. */
  torn: number;
  /** Visitors who got another side the second time. */
  moved: number;
}

async function countSides({ url }: BenchSite, version: string): Promise<Sides> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const sides: Sides = { candidate: 0, torn: 0, moved: 0 };
  const sets = new Map<string, boolean>();
  const visit = async (id: number): Promise<boolean> => {
    const { set, body } = await ask(agent, `${url}/products`, { cookie: `share=${String(id).padStart(5, '0')}` });
    const isCandidate = body.includes(`/${REMOTE}/${version}/browser/`);
    if ((sets.get(set) ?? isCandidate) !== isCandidate) sides.torn += 1;
    sets.set(set, isCandidate);
    return isCandidate;
  };
  let next = 0;
  const visitAll = async () => {
    for (let id = next++; id < COOKIES; id = next++) {
      const isCandidate = await visit(id);
      if (isCandidate) sides.candidate += 1;
      if ((await visit(id)) !== isCandidate) sides.moved += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitAll));
  agent.destroy();
  return sides;
}

/** Which version 20,000 visitors get while a candidate has a share of them. */
export async function measureShares(): Promise<string> {
  const site = await startBenchSite();
  try {
    const version = await withNextVersion(REMOTE, 'share', async ({ dir, release }) => {
      await publish(site.releases, { release, dir, provides: release.requires, traffic: TRAFFIC });
      return release.version;
    });
    await site.followed(version);
    const { candidate, torn, moved } = await countSides(site, version);
    const share = (candidate / COOKIES) * 100;
    return table(
      [`visitors of a share of ${TRAFFIC} %, by 20,000 cookies`, 'result'],
      [
        ['got the candidate, %', share.toFixed(2)],
        [`difference, at most ${MOST_DIFFERENCE} point`, verdict(Math.abs(share - TRAFFIC), MOST_DIFFERENCE, 2)],
        ['got another side the second time, at most 0', verdict(moved, 0, 0)],
        ['got HTML of another version than their set, at most 0', verdict(torn, 0, 0)],
      ],
    );
  } finally {
    await site.stop();
  }
}
