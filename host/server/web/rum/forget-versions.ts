import type { VersionName } from '@shop/shared/federation/registry';
import type { Metrics } from '../http/metrics';

/**
 * Removes the figures of versions that the registry has dropped from `/metrics`: a host may run for
 * months, with new versions every day.
 */
export async function forgetVersions(metrics: Metrics, isListed: (version: VersionName) => boolean): Promise<void> {
  const { pages, views, failedViews, viewFailures, remoteFailures, browserErrors, vitals } = metrics;
  const ofVersions = [pages, views, failedViews, viewFailures, remoteFailures, browserErrors, ...Object.values(vitals)];
  for (const metric of ofVersions) {
    for (const { labels } of (await metric.get()).values) {
      const { le: _bound, ...own } = labels as Record<string, string | number>; // only histograms have `le`
      const { remote = '', version = '' } = own;
      // Errors of the host itself have neither.
      if (remote !== '' && !isListed({ remote: String(remote), version: String(version) })) metric.remove(own);
    }
  }
}
