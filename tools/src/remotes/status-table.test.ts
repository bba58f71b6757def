import type { VersionStatus } from '@shop/publisher/figures';
import { sparkline, statusTable } from './status-table';

const NOW = Date.parse('2026-11-25T15:00:00Z');

const status = (changes: Partial<VersionStatus>): VersionStatus => ({
  ...{ remote: 'mfe-cart-checkout', version: '1.0.0-eab9739b', share: 90, isLive: true, isCandidate: false },
  ...{ withdrawn: null, publishedAt: '2026-11-22T12:00:00.000Z', views: 12_345, failures: 62, errorRate: 0.005 },
  ...{ owner: null, lcpP75: 1210, inpP75: 80, errorRates: Array.from({ length: 12 }, () => 0.005) },
  ...changes,
});

it('draws the rate of errors of each five minutes, up to one in ten', () => {
  expect(sparkline([0, 0.01, 0.05, 0.1, 1, null, 0])).toBe('▁▂▅██ ▁');
});

it('has a line for each version, and the reason where one was taken back', () => {
  const why = '20 of 200 views failed (10.0 %), of the live version 9 of 1800 (0.5 %)';
  const lines = statusTable(
    [
      status({}),
      status({
        ...{ version: '1.1.0-0aa11bb2', share: 0, publishedAt: '2026-11-25T14:20:00.000Z', views: 200, errorRate: 0.1 },
        ...{ lcpP75: null, inpP75: null, withdrawn: { at: '', why } },
      }),
    ],
    NOW,
  );

  expect(lines).toEqual([
    'remote            version          share    age    views  errors    LCP     INP last hour',
    'mfe-cart-checkout 1.0.0-eab9739b    90 %    3 d    12345   0.5 %  1.2 s   80 ms ▂▂▂▂▂▂▂▂▂▂▂▂',
    'mfe-cart-checkout 1.1.0-0aa11bb2     0 % 40 min      200  10.0 %                ▂▂▂▂▂▂▂▂▂▂▂▂',
    `  withdrawn: ${why}`,
  ]);
});

it('names the team that answers for a version', () => {
  expect(statusTable([status({ owner: 'team checkout' })], NOW)[2]).toBe('  of team checkout');
});

it('stays within 100 columns', () => {
  const wide = status({
    version: 'x'.repeat(300),
    owner: 'x'.repeat(300),
    views: 12_345_678,
    lcpP75: 10_000,
    inpP75: 2000,
    errorRate: 1,
  });

  for (const line of statusTable([wide], NOW)) expect(line.length).toBeLessThanOrEqual(100);
});
