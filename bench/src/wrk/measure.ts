import { median } from '../statistics';
import { runWrk, type Load, type LoadFigures } from './run-wrk';

/** Above this share of failed answers, the result is meaningless. */
const MOST_FAILED_SHARE = 0.001;

/** @throws Error when answers have failed */
export async function measure(load: Load, seconds: number): Promise<LoadFigures> {
  const figures = await runWrk(load, seconds);
  if (figures.failed > MOST_FAILED_SHARE * figures.requests)
    throw new Error(`${load.url}: ${figures.failed} of ${figures.requests} requests failed`);
  return figures;
}

/** The median of each figure. */
export function medianOf(all: readonly LoadFigures[]): LoadFigures {
  const of = (figure: keyof LoadFigures) => median(all.map((one) => one[figure]));
  return {
    requests: of('requests'),
    failed: of('failed'),
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    generator: of('generator'),
    server: of('server'),
    cpuMs: of('cpuMs'),
  };
}

/**
 * Measures loads in turns, so that the other work of the machine is the same for all.
 * @param turns counted ones, after one that warms up
 * @returns the median of each figure of each load
 */
export async function measureInTurns<Name extends string>(
  loads: Readonly<Record<Name, Load>>,
  { turns, seconds }: { turns: number; seconds: number },
): Promise<Record<Name, LoadFigures>> {
  const measured = Object.entries<Load>(loads).map(([name, load]) => ({ name, load, figures: [] as LoadFigures[] }));
  for (let turn = 0; turn <= turns; turn += 1)
    for (const { load, figures } of measured) {
      const one = await measure(load, seconds);
      if (turn > 0) figures.push(one);
    }
  const medians = measured.map(({ name, figures }) => [name, medianOf(figures)] as const);
  return Object.fromEntries(medians) as Record<Name, LoadFigures>; // the names of `loads`
}
