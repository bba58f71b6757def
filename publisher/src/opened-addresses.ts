import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenedAddress } from '@shop/node/figures';

/** Enough for each kind of page, and rendered within seconds. */
const MOST_KEPT = 1000;
const WRITE_EVERY_MS = 10_000;
/** What people open now counts more than what they did: a day later, half as much. */
const HALF_LIFE_MS = 86_400_000;

const fileIn = (dataDir: string) => path.join(dataDir, 'delivery/opened.json');

const isOpened = (value: unknown): value is OpenedAddress =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'views' in value;

function read(dataDir: string): OpenedAddress[] {
  try {
    const opened: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return Array.isArray(opened) ? opened.filter(isOpened) : [];
  } catch {
    return []; // no host has reported any yet
  }
}

/** The pages that people have opened, the most popular first. */
export const readOpenedAddresses = (dataDir: string): string[] => read(dataDir).map(({ address }) => address);

/** Keeps the addresses that hosts report, so that versions can be tried on them. */
export function createOpenedAddresses(dataDir: string, now: () => number = Date.now) {
  const weights = new Map(read(dataDir).map(({ address, views }) => [address, views]));
  let agedAt = now();
  let writing = Promise.resolve();

  const age = () => {
    const share = 0.5 ** ((now() - agedAt) / HALF_LIFE_MS);
    agedAt = now();
    for (const [address, views] of weights) weights.set(address, views * share);
  };

  const keepMost = () => {
    const all = [...weights].toSorted(([, one], [, other]) => other - one);
    weights.clear();
    for (const [address, views] of all.slice(0, MOST_KEPT)) weights.set(address, views);
  };

  const write = async () => {
    const file = fileIn(dataDir);
    const opened = [...weights].map(([address, views]): OpenedAddress => ({ address, views }));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.draft`, JSON.stringify(opened));
    await rename(`${file}.draft`, file);
  };

  return {
    /** Resolves when it is written, if it is time to. */
    async note(opened: readonly OpenedAddress[]): Promise<void> {
      if (opened.length === 0) return;
      const isDue = now() - agedAt >= WRITE_EVERY_MS;
      if (isDue) age();
      for (const { address, views } of opened) weights.set(address, (weights.get(address) ?? 0) + views);
      if (!isDue && weights.size <= MOST_KEPT) return;
      keepMost();
      writing = writing.then(write);
      await writing;
    },
  };
}
