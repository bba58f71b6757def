import os from 'node:os';
import { measureHeap } from '../bench/heap';
import { measureInteraction } from '../bench/interaction';
import { measureLoad } from '../bench/load';
import { measureMap } from '../bench/map';
import { report } from '../bench/report';
import type { Section } from '../bench/section';
import { measureSize } from '../bench/size';
import { measureSpeed } from '../bench/speed';
import { buildStale } from '../build';

const PARTS: Readonly<Record<string, () => Promise<Section>>> = {
  size: measureSize,
  speed: measureSpeed,
  load: measureLoad,
  heap: measureHeap,
  interaction: measureInteraction,
  map: measureMap,
};

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench [-- size | speed | load | heap | interaction | map ...]`: measures the built shop and writes docs/benchmarks.md. */
export async function run(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown) throw new Error(`bench: no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}`);
  await buildStale({ log: print });
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    print(`measuring ${name}`);
    const [load = 0] = os.loadavg();
    const section = await measure();
    report(name, section, load, Object.keys(PARTS));
    print(`\n${section.title}\n\n${section.body}\n`);
  }
}
