import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { VITALS, type VitalName } from '@shop/node/figures';

/** Creates the host's metrics. Each host has a registry of its own. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'shop_host_' });
  const securityEvents = new Counter({
    name: 'shop_host_security_events_total',
    help: 'Visitors who have reached a limit, and other security events',
    labelNames: ['event'],
    registers: [registry],
  });
  const labelNames = ['remote', 'version'] as const;
  const versionCounter = (name: string, help: string) => new Counter({ name, help, labelNames, registers: [registry] });
  const vitalHistogram = (vital: VitalName, name: string, help: string) =>
    new Histogram({
      name,
      help,
      labelNames,
      buckets: VITALS[vital].map((bound) => bound / 1000),
      registers: [registry],
    });
  // A counter that appears only with its first event hides this event from `rate`.
  for (const event of ['limit-reached', 'wrong-token']) securityEvents.inc({ event }, 0);
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'shop_host_request_seconds',
      help: 'Time to answer a request, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
      registers: [registry],
    }),
    pageSeconds: new Histogram({
      name: 'shop_host_page_render_seconds',
      help: 'Time to render a page that was not cached',
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    pageLookups: new Counter({
      name: 'shop_host_page_lookups_total',
      help: 'Pages asked of the cache, by what it had',
      labelNames: ['result'],
      registers: [registry],
    }),
    securityEvents,
    browserErrors: new Counter({
      name: 'shop_host_browser_errors_total',
      help: 'Errors that browsers have reported, by the version whose file failed',
      labelNames: ['remote', 'version'],
      registers: [registry],
    }),
    remoteFailures: new Counter({
      name: 'shop_host_remote_failures_total',
      help: 'Versions of remotes that did not load or render, or were stopped, on the server',
      labelNames: ['remote', 'version', 'kind'],
      registers: [registry],
    }),
    pages: versionCounter('shop_host_pages_total', 'HTML pages that were sent, by the version that has the page'),
    views: versionCounter('shop_host_views_total', 'Pages and widgets that were alive in a browser'),
    failedViews: versionCounter('shop_host_failed_views_total', 'Views in which something of the version failed'),
    viewFailures: new Counter({
      name: 'shop_host_view_failures_total',
      help: 'What failed in views: load, boundary, uncaught',
      labelNames: ['remote', 'version', 'kind'],
      registers: [registry],
    }),
    vitals: {
      lcp: vitalHistogram('lcp', 'shop_host_lcp_seconds', 'Largest Contentful Paint'),
      inp: vitalHistogram('inp', 'shop_host_inp_seconds', 'Interaction to Next Paint'),
      cls: vitalHistogram('cls', 'shop_host_cls', 'Cumulative Layout Shift'),
    },
    droppedParts: new Counter({
      name: 'shop_host_dropped_document_parts_total',
      help: 'Parts of published pages that a version of a remote could not show, counted at each render',
      labelNames: ['remote', 'version'],
      registers: [registry],
    }),
    rendererExits: new Counter({
      name: 'shop_host_renderer_exits_total',
      help: 'Renderers that ended, or were ended, and were replaced',
      registers: [registry],
    }),
    listFailures: new Counter({
      name: 'shop_host_list_failures_total',
      help: 'Failed attempts to load the public lists; pages are made of older ones',
      registers: [registry],
    }),
    apiUp: new Gauge({
      name: 'shop_host_api_up',
      help: 'Whether the API has answered this scrape',
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Adds how much memory the cached pages take. */
export function addCacheMetric({ registry }: Metrics, byteLength: () => number): void {
  new Gauge({
    name: 'shop_host_page_cache_bytes',
    help: 'Memory that the cached pages take',
    registers: [registry],
    collect() {
      this.set(byteLength());
    },
  });
}
