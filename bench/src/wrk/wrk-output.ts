export interface WrkOutput {
  requests: number;
  perSecond: number;
  /** In ms. */
  p50: number;
  p99: number;
  /** Answers of 400 and above, failed connections, and what a script has found refused. */
  failed: number;
}

const UNIT_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** @throws Error with the whole text when it lacks something */
export function readWrkOutput(text: string): WrkOutput {
  const find = (pattern: RegExp): string[] => {
    const found = pattern.exec(text);
    if (!found) throw new Error(`wrk has printed something else than expected:\n${text}`);
    return found.slice(1);
  };
  const numberIn = (pattern: RegExp) => Number(find(pattern)[0]);
  const quantile = (percent: number) => {
    const [value, unit = ''] = find(new RegExp(`^ +${percent}% +([\\d.]+)([a-z]+) *$`, 'm'));
    return Number(value) * (UNIT_MS[unit] ?? NaN);
  };
  // These lines are absent when there is nothing to tell.
  const failures = text.matchAll(/(?:Non-2xx or 3xx responses:|Refused:|connect|read|write|timeout) (\d+)/g);

  return {
    requests: numberIn(/^ +(\d+) requests in /m),
    perSecond: numberIn(/^Requests\/sec: +([\d.]+)$/m),
    p50: quantile(50),
    p99: quantile(99),
    failed: [...failures].reduce((sum, [, count]) => sum + Number(count), 0),
  };
}
