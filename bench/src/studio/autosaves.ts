import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { productsPath } from '@shop/shared/public-lists';
import { table } from '@shop/tools/markdown-table';
import { ask } from '../deliver/visits';
import type { BenchSite } from '../site';
import { median, quantile } from '../statistics';
import type { Publisher } from './publisher';

const SAVES_A_MINUTE = 500;
const TURNS = 5;
const TURN_MS = 5000;
const PAUSE_MS = 20;
/** A page from the cache, and a list that the API answers. */
const ADDRESSES = ['/products', productsPath({ first: 12 })];

/** Saves drafts of one page until the returned function ends it. */
function startSaving(publisher: Publisher): () => Promise<number> {
  let isOver = false;
  let saves = 0;
  const work = async () => {
    const page = await publisher.pageAt('/lease');
    let { revision } = page.draft;
    while (!isOver) {
      const startedAt = performance.now();
      const document = structuredClone(page.draft.document);
      Object.assign(document.content[0]?.props ?? {}, { title: `Лизинг ${saves}` });
      revision = await publisher.save({ ...page, draft: { ...page.draft, revision } }, document);
      saves += 1;
      await sleep(Math.max(0, 60_000 / SAVES_A_MINUTE - (performance.now() - startedAt)));
    }
    return saves;
  };
  const working = work();
  return () => {
    isOver = true;
    return working;
  };
}

async function visit(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const endsAt = performance.now() + TURN_MS;
  while (performance.now() < endsAt) {
    const startedAt = performance.now();
    const { status } = await ask(agent, url);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    times.push(performance.now() - startedAt);
    await sleep(PAUSE_MS);
  }
  agent.destroy();
  return times;
}

/** What shoppers wait, in turns with and without people who write. */
export async function measureAutosaves({ url }: BenchSite, publisher: Publisher): Promise<string> {
  const quiet = new Map<string, number[]>();
  const busy = new Map<string, number[]>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const times of [quiet, busy]) {
      const endSaving = times === busy ? startSaving(publisher) : null;
      await Promise.all(
        ADDRESSES.map(async (address) =>
          times.set(address, [...(times.get(address) ?? []), ...(await visit(url + address))]),
        ),
      );
      await endSaving?.();
    }
  }
  return table(
    ['address', 'p50 without, ms', `p50 with ${SAVES_A_MINUTE} autosaves a minute`, 'p99 without', 'p99 with'],
    ADDRESSES.map((address) => {
      const [without, together] = [quiet.get(address) ?? [], busy.get(address) ?? []];
      const figures = [median(without), median(together), quantile(without, 0.99), quantile(together, 0.99)];
      return [`\`${address}\``, ...figures.map((figure) => figure.toFixed(1))];
    }),
  );
}
