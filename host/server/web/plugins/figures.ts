import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { findVersion } from '@shop/shared/federation/registry';
import { browserErrorLog } from '../failure-logs';
import { addCacheMetric } from '../http/metrics';
import { assignmentOf, keepAssignment, runningTest } from '../http/tested-page';
import { forgetVersions } from '../rum/forget-versions';
import { createPageSums } from '../rum/page-sums';
import { addRum, type RumOptions } from '../rum/rum-route';
import { startFigureSender } from '../rum/send-figures';
import { startPageSumSender } from '../rum/send-page-sums';
import { createTestSums } from '../rum/test-sums';
import type { Host } from './host';

/** A browser reports a page once or twice, and five errors at most. Offices share an address. */
const BROWSER_REPORTS = 300;

/** Tells the publisher what happens with each version. */
function addFigureSender(app: FastifyInstance, { settings, files, figures, site }: Host, deliveryUrl: string): void {
  const { counts, visits, words, opened, failures } = figures;
  const { send, stop } = startFigureSender({
    ...{ deliveryUrl, counts, visits, opened, failures },
    onSecret: words.setSecret,
    async host() {
      const { revision } = site.signedRegistry(); // whose versions the next page is made of
      return {
        hostId: `${hostname()}:${settings.port}`,
        hostVersion: files.version,
        setId: (await site.pool.live()).id,
        revision,
        publicUrl: settings.publicUrl,
      };
    },
    onFailure: (error) => app.log.warn({ err: error }, 'delivery does not take the figures; they are kept'),
  });
  site.onChange(({ what }) => {
    if (what === 'registry') void send(); // whoever has changed it waits for this
  });
  app.addHook('onClose', async () => stop());
}

/** Tells the API what visitors do on pages. */
function addPageSumSender(app: FastifyInstance, { site }: Host): RumOptions['onPage'] {
  const sums = createPageSums(site.pageAt);
  const tests = createTestSums();
  const stop = startPageSumSender({
    ...{ sums, tests, api: site.pagesApi },
    onFailure: (error) => app.log.warn({ err: error }, 'the API does not take the figures of pages; they are kept'),
  });
  app.addHook('onClose', stop);
  return (report, request, reply) => {
    const test = runningTest(site.pageAt(report.page));
    const assignment = test && assignmentOf(request, test);
    sums.add(report, assignment?.variant === 'b');
    const next = assignment && tests.add(report, test, assignment);
    if (next) keepAssignment(request, reply, test, next);
  };
}

/** Takes what browsers report, and hands figures on. */
export async function figuresPlugin(app: FastifyInstance, host: Host): Promise<void> {
  const { metrics, site, limits, settings } = host;
  const { counts, visits, failures } = host.figures;
  addCacheMetric(metrics, site.cache.byteLength);
  site.onChange(({ what }) => {
    if (what !== 'registry') return;
    const registry = site.registry();
    void forgetVersions(metrics, ({ remote, version }) => findVersion(registry, remote, version) !== undefined);
  });
  if (settings.deliveryUrl) addFigureSender(app, host, settings.deliveryUrl);
  await addRum(app, {
    registry: site.registry,
    limit: limits.create('reports of browsers', BROWSER_REPORTS),
    onError: browserErrorLog({ metrics, log: app.log, failures, owners: host.owners }),
    onViews: counts.addViews,
    onReport: visits.addReport,
    onPage: addPageSumSender(app, host),
  });
}
