import { setTimeout as sleep } from 'node:timers/promises';
import { table } from '@shop/tools/markdown-table';
import { startVisits } from '../deliver/visits';
import { verdict } from '../section';
import type { BenchSite } from '../site';
import { quantile } from '../statistics';
import type { Publisher } from './publisher';

const PUBLICATIONS = 50;
const POLL_MS = 10;
const MOST_MS = 3000;

/** From the call of `staffPublish` until a shopper gets the new headline, while others visit. */
export async function measurePublications({ url }: BenchSite, publisher: Publisher): Promise<string> {
  const endVisits = startVisits([url]);
  const times: number[] = [];
  for (let count = 1; count <= PUBLICATIONS; count += 1) {
    const page = await publisher.pageAt('/rental');
    const document = structuredClone(page.draft.document);
    const headline = `Парк${count}`;
    Object.assign(document.content[0]?.props ?? {}, { title: headline });
    const revision = await publisher.save(page, document);
    const startedAt = performance.now();
    await publisher.publish(page.id, revision);
    while (!(await (await fetch(`${url}/rental`)).text()).includes(`>${headline}<`)) await sleep(POLL_MS);
    times.push(performance.now() - startedAt);
  }
  const { sent, failed } = await endVisits();
  return table(
    ['publications', 'p50, ms', `p99, at most ${MOST_MS} ms`, 'visits meanwhile', 'failed, at most 0'],
    [
      [
        String(PUBLICATIONS),
        quantile(times, 0.5).toFixed(0),
        verdict(quantile(times, 0.99), MOST_MS, 0),
        String(sent),
        verdict(failed.length, 0, 0),
      ],
    ],
  );
}
