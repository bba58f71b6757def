import { limitLines, rateShare } from './figure-cells';
import type { LoadFigures } from './run-wrk';

const figuresOf = (perSecond: number, server: number, generator: number): LoadFigures => ({
  ...{ perSecond, server, generator },
  ...{ requests: 1, p50: 1, p99: 1, failed: 0, cpuMs: 1 },
});
const HOST = figuresOf(9000, 1, 0.2);

describe('the share of a floor', () => {
  it('is by rates where both servers were busy', () => {
    expect(rateShare(HOST, figuresOf(36_000, 0.95, 0.6))).toBe(0.25);
  });

  it('is not told where the generator was the limit of one of them', () => {
    expect(rateShare(HOST, figuresOf(9100, 0.3, 1))).toBeNull();
  });
});

describe('the lines below a table', () => {
  it('name the rows whose rate is that of the generator, or of neither', () => {
    const rows = [
      ['the host', HOST],
      ['a bare server', figuresOf(9100, 0.3, 1)],
      ['orders', figuresOf(90, 0.7, 0)],
    ] as const;

    const text = limitLines(rows).join('\n');

    expect(text).toContain('**the generator was the limit**: a bare server\n');
    expect(text).toMatch(/\*\*neither .* was the limit\*\*.*: orders$/);
  });

  it('are absent when all rates are those of the servers', () => {
    expect(limitLines([['the host', HOST]])).toEqual([]);
  });
});
