import { limitOf, type Limit } from './limit';
import type { LoadFigures } from './run-wrk';

export const FIGURE_HEAD = [
  'requests a second',
  'p50, ms',
  'p99, ms',
  'CPU a request, ms',
  'server, cores',
  'generator, cores',
];

/** A time, with a digit that tells something. */
export const timeCell = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0);

/** The cells under FIGURE_HEAD. */
export const figureCells = ({ perSecond, p50, p99, cpuMs, server, generator }: LoadFigures): string[] => [
  perSecond.toFixed(0),
  timeCell(p50),
  timeCell(p99),
  cpuMs.toPrecision(3),
  server.toFixed(2),
  generator.toFixed(2),
];

/** The rate as a share of another; null unless both are rates of their servers. */
export function rateShare(figures: LoadFigures, floor: LoadFigures): number | null {
  const areServers = [figures, floor].every((one) => limitOf(one) === 'server');
  return areServers ? Number((figures.perSecond / floor.perSecond).toFixed(2)) : null;
}

export type NamedFigures = readonly [name: string, figures: LoadFigures];

/** Says below a table which of its rates are not those of the servers; empty when all are. */
export function limitLines(rows: readonly NamedFigures[]): string[] {
  const namesOf = (limit: Limit) =>
    rows
      .filter(([, figures]) => limitOf(figures) === limit)
      .map(([name]) => name)
      .join('; ');
  return [
    ['**the generator was the limit**', namesOf('generator')],
    [
      '**neither server nor generator was the limit**, but what they wait for or share the machine with',
      namesOf('neither'),
    ],
  ].flatMap(([what, names]) => (names ? ['', `${what}: ${names}`] : []));
}
