import os from 'node:os';
import { report } from './report';
import type { Section } from './section';
import { buildStale } from '@shop/tools/build';
import { RefusedError } from '@shop/node/refused-error';

// Imported when run: they import sources whose generated
// types a fresh clone lacks before the build.
const PARTS: Readonly<Record<string, () => Promise<Section>>> = {
  size: async () => (await import('./size')).measureSize(),
  speed: async () => (await import('./speed')).measureSpeed(),
  load: async () => (await import('./load')).measureLoad(),
  tracing: async () => (await import('./tracing')).measureTracing(),
  limits: async () => (await import('./limits')).measureLimits(),
  durability: async () => (await import('./durability')).measureDurability(),
  backup: async () => (await import('./backup')).measureBackup(),
  cache: async () => (await import('./page-cache')).measurePageCache(),
  start: async () => (await import('./start')).measureStart(),
  interaction: async () => (await import('./interaction')).measureInteraction(),
  'next-page': async () => (await import('./next-page')).measureNextPage(),
  map: async () => (await import('./map')).measureMap(),
  commands: async () => (await import('./commands')).measureCommands(),
  trial: async () => (await import('./trial')).measureTrial(),
  deliver: async () => (await import('./deliver')).measureDeliver(),
  sets: async () => (await import('./sets')).measureSets(),
  studio: async () => (await import('./studio')).measureStudio(),
  desk: async () => (await import('./desk')).measureDesk(),
};

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run bench [-- part ...]`: measures the built shop, or parts of it, and writes
 * docs/benchmarks.md.
 */
export async function run(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown) throw new RefusedError(`bench: no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}`);
  await buildStale({ log: print });
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    print(`measuring ${name}`);
    const [load = 0] = os.loadavg();
    const section = await measure();
    report(section, load);
    print(`\n${section.title}\n\n${section.body}\n`);
  }
}
