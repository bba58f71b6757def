import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CountedKind } from './count-cost.cjs';
import { ROOT_DIR } from '../../packages';

export type CostKind = CountedKind | 'homeless';

export interface Cost {
  kind: CostKind;
  where: string;
}

const TITLES: Readonly<Record<CostKind, string>> = {
  site: 'starts of a site',
  program: 'starts of a host, an API or a delivery',
  database: 'databases made from nothing',
  visit: 'visits of pages',
  wait: 'waits above a second',
  homeless: 'spec files without an area',
};

export type Limits = Partial<Readonly<Record<CostKind, number>>>;

/**
 * What the gate may cost: at most a tenth more than a green run. Time depends on the machine, these
 * counts do not. A commit that raises one says why its promise cannot be proven for less.
 */
export const LIMITS: Limits = { site: 6, program: 14, database: 4, visit: 370, wait: 0, homeless: 0 };

/** These happen in every run: none of them means that nobody counts any more. */
const NEVER_NONE: readonly CostKind[] = ['site', 'program', 'database', 'visit'];

/** What a run has noted in its file; nothing if there is none. */
export function readCosts(file: string): Cost[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [kind = '', where = ''] = line.split('\t');
    return { kind: kind as CostKind, where }; // written by countCost
  });
}

/** Specs that lie in no area would run in no area's runs. */
export function homelessSpecs(): Cost[] {
  return readdirSync(path.join(ROOT_DIR, 'e2e/tests'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((where) => ({ kind: 'homeless', where }));
}

/** The places of a kind, the most frequent first. */
function placesOf(costs: readonly Cost[]): string[] {
  const counts = new Map<string, number>();
  for (const { where } of costs) counts.set(where, (counts.get(where) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([where, count]) => `${String(count).padStart(8)} × ${where}`);
}

/**
 * Prints each count beside its limit.
 * @returns whether all are within their limits
 */
export function printCosts(costs: readonly Cost[], limits: Limits, print: (line: string) => void): boolean {
  let isWithin = true;
  print(`\n${'What this run costs'.padEnd(42)}${'count'.padStart(6)}${'limit'.padStart(7)}`);
  for (const [kind, limit] of Object.entries(limits) as [CostKind, number][]) {
    const found = costs.filter((cost) => cost.kind === kind);
    const isMissing = found.length === 0 && NEVER_NONE.includes(kind);
    const verdict = isMissing ? '  NOT COUNTED' : found.length > limit ? '  TOO MANY' : '';
    print(`${TITLES[kind].padEnd(42)}${String(found.length).padStart(6)}${String(limit).padStart(7)}${verdict}`);
    if (verdict === '') continue;
    isWithin = false;
    for (const place of placesOf(found)) print(place);
  }
  return isWithin;
}
