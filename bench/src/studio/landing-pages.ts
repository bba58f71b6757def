import { setTimeout as sleep } from 'node:timers/promises';
import { table } from '@shop/tools/markdown-table';
import { compressedBytes } from '../compressed-bytes';
import { verdict } from '../section';
import type { BenchSite } from '../site';
import type { Publisher } from './publisher';

const PAGES = 200;
const MOST_KB = 1.5;
const POLL_MS = 500;

async function weigh(url: string): Promise<number> {
  return compressedBytes(await (await fetch(url)).text()) / 1000;
}

/** How much heavier `/` is with many more landing pages. */
export async function measureLandingPages({ url }: BenchSite, publisher: Publisher): Promise<string> {
  const before = await weigh(url);
  const { id: from } = await publisher.pageAt('/logistic');
  const addresses = Array.from({ length: PAGES }, (_, index) => `/logistic-${index + 1}`);
  for (const [index, address] of addresses.entries()) {
    const page = await publisher.copy(from, address, `Перевозки ${index + 1}`);
    await publisher.publish(page.id, page.draft.revision);
  }
  for (const address of addresses) while ((await fetch(url + address)).status !== 200) await sleep(POLL_MS);
  const after = await weigh(url);
  return table(
    ['`/`', 'brotli, KB'],
    [
      ['without them', before.toFixed(1)],
      [`with ${PAGES} more landing pages`, after.toFixed(1)],
      [`difference, at most ${MOST_KB}`, verdict(after - before, MOST_KB, 2)],
    ],
  );
}
