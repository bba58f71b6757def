import type { VersionStatus } from '@shop/publisher/figures';

const BARS = '▁▂▃▄▅▆▇█';
/** A tenth of all views fails: the bar is full. */
const FULL_RATE = 0.1;

/** One bar for each rate; a space where nobody came. */
export function sparkline(rates: readonly (number | null)[]): string {
  const bar = (rate: number) => BARS[Math.min(BARS.length - 1, Math.ceil((rate / FULL_RATE) * (BARS.length - 1)))];
  return rates.map((rate) => (rate === null ? ' ' : bar(rate))).join('');
}

const UNITS: readonly [ms: number, name: string][] = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
];

function ageOf(publishedAt: string, nowMs: number): string {
  const ms = nowMs - Date.parse(publishedAt);
  const [unitMs, name] = UNITS.find(([length]) => ms >= length) ?? [1000, 's'];
  return `${Math.max(0, Math.floor(ms / unitMs))} ${name}`;
}

const seconds = (ms: number | null) => (ms === null ? '' : `${(ms / 1000).toFixed(1)} s`);
const milliseconds = (ms: number | null) => (ms === null ? '' : `${Math.round(ms)} ms`);
const percent = (rate: number | null) => (rate === null ? '' : `${(rate * 100).toFixed(1)} %`);

const WIDTHS = [17, 16, 5, 6, 8, 7, 6, 7];
const HEAD = ['remote', 'version', 'share', 'age', 'views', 'errors', 'LCP', 'INP', 'last hour'];
const TEXT_COLUMNS = 2;
const MOST_COLUMNS = 100;

function row(cells: readonly string[]): string {
  const padded = cells.map((cell, column) => {
    const width = WIDTHS[column] ?? 0;
    return column < TEXT_COLUMNS ? cell.slice(0, width).padEnd(width) : cell.padStart(width);
  });
  return padded.join(' ').trimEnd();
}

/**
 * A line of at most 100 columns for each version, and one for its team; figures are those of the
 * last day.
 */
export function statusTable(versions: readonly VersionStatus[], nowMs: number): string[] {
  const lines = versions.flatMap((status) => {
    const { remote, version, share, owner, publishedAt, views, errorRate, lcpP75, inpP75, errorRates, withdrawn } =
      status;
    const line = row([
      ...[remote, version, `${share} %`, ageOf(publishedAt, nowMs), String(views), percent(errorRate)],
      ...[seconds(lcpP75), milliseconds(inpP75), sparkline(errorRates)],
    ]);
    const notes = [owner && `  of ${owner}`, withdrawn && `  withdrawn: ${withdrawn.why}`];
    return [line, ...notes.flatMap((note) => note?.slice(0, MOST_COLUMNS) ?? [])];
  });
  return [row(HEAD), ...lines];
}
