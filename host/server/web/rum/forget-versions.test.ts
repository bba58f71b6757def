import { createMetrics } from '../http/metrics';
import { forgetVersions } from './forget-versions';
import { createVersionCounts } from './version-figures';

it('removes all figures of versions that are not listed, and keeps the others', async () => {
  const metrics = createMetrics();
  const counts = createVersionCounts(metrics);
  for (const version of ['1', '2']) {
    counts.addPage({ remote: 'mfe-test', version });
    counts.addFailure({ remote: 'mfe-test', version }, 'renderFailures');
    counts.addViews({ remote: 'mfe-test', version, views: 1, failedViews: 1, loadFailures: 1, lcp: 900, cls: 0 });
    metrics.browserErrors.inc({ remote: 'mfe-test', version });
  }
  metrics.browserErrors.inc({ remote: '', version: '' });

  await forgetVersions(metrics, ({ version }) => version === '2');

  const text = await metrics.registry.metrics();
  expect(text).not.toContain('version="1"');
  expect(text.match(/version="2"/g)?.length).toBeGreaterThan(20);
  expect(text).toContain('shop_host_browser_errors_total{remote="",version=""} 1');
});
