import { createMetrics } from '../http/metrics';
import { createVersionCounts } from './version-figures';

const VERSION = { remote: 'mfe-test', version: '1.0.0' };

function setup() {
  const metrics = createMetrics();
  return { metrics, counts: createVersionCounts(metrics) };
}

describe('createVersionCounts', () => {
  it('counts for /metrics and hands over each figure once', async () => {
    const { metrics, counts } = setup();

    counts.addPage(VERSION);
    counts.addViews({ ...VERSION, views: 2, failedViews: 1, boundaryErrors: 1, lcp: 900 });
    counts.addFailure(VERSION, 'stoppedRenders');

    const [figures] = counts.take();
    expect(figures).toMatchObject({
      ...VERSION,
      ...{ pages: 1, views: 2, failedViews: 1, boundaryErrors: 1, stoppedRenders: 1, failedInARow: 1 },
      lcp: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(counts.take()).toEqual([]);
    const text = await metrics.registry.metrics();
    expect(text).toContain('shop_host_views_total{remote="mfe-test",version="1.0.0"} 2');
    expect(text).toContain('shop_host_view_failures_total{remote="mfe-test",version="1.0.0",kind="boundary"} 1');
    expect(text).toContain('shop_host_remote_failures_total{remote="mfe-test",version="1.0.0",kind="stop"} 1');
    expect(text).toContain('shop_host_lcp_seconds_bucket{le="1",remote="mfe-test",version="1.0.0"} 1');
  });

  it('knows how many renders have failed in a row, across reports', () => {
    const { counts } = setup();
    counts.addFailure(VERSION, 'renderFailures');
    counts.addFailure(VERSION, 'renderFailures');
    counts.take();

    counts.addFailure(VERSION, 'renderFailures');
    counts.addRender(VERSION);
    expect(counts.take()).toMatchObject([{ failedInARow: 3, renderFailures: 1 }]);

    counts.addFailure(VERSION, 'renderFailures');
    expect(counts.take()).toMatchObject([{ failedInARow: 1 }]);
  });

  it('adds up what did not arrive', () => {
    const { counts } = setup();
    counts.addViews({ ...VERSION, views: 1 });
    const lost = counts.take();

    counts.addViews({ ...VERSION, views: 2 });
    counts.giveBack(lost);

    expect(counts.take()).toMatchObject([{ views: 3 }]);
  });

  it('keeps the figures of 200 versions at most', () => {
    const { counts } = setup();

    for (let index = 0; index < 300; index += 1)
      counts.addViews({ remote: 'mfe-test', version: String(index), views: 1 });

    expect(counts.take()).toHaveLength(200);
  });
});
