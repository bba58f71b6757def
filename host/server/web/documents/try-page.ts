import { type Registry, findVersion } from '@shop/shared/federation/registry';
import type { PageDocument } from '@shop/shared/page-documents';
import { toLiveRemote } from '../../../src/remotes/live-remote';
import type { ListCache } from '../lists/list-cache';
import { pageRequest } from '../sets/page-request';
import type { RemotePool } from '../remotes/remote-pool';
import type { RenderedDocument } from '../../protocol/messages';
import { planPage } from '../renderers/plan-page';
import type { RendererPool } from '../renderers/renderer-pool';
import { createVersionSet, type VersionSet } from '../sets/version-set';
import { withPages, type SitePages } from './site-pages';

export interface PageTrialOptions {
  renderers: Pick<RendererPool, 'run'>;
  pool: Pick<RemotePool, 'live' | 'load'>;
  lists: ListCache;
  /** Without published pages. */
  registry: () => Registry;
  hostVersion: string;
}

/** A page as the site would show it. */
export interface PageTrial {
  set: VersionSet;
  /** Of the remote that shows the page. */
  version: string;
  /** @throws RenderError when the document does not render */
  render: (document: PageDocument) => Promise<RenderedDocument>;
}

/**
 * Prepares a page of a site that no visitor gets yet, with the live versions and without any
 * fall-back.
 * @returns a function whose result is null when another page has the address; it rejects when the
 *   store does not answer
 */
export function createPageTrial({ renderers, pool, lists, registry, hostVersion }: PageTrialOptions) {
  return async (path: string, site: SitePages): Promise<PageTrial | null> => {
    const withSite = withPages(registry(), site);
    const live = await pool.live();
    const remotes = live.remotes.flatMap(({ name, version }) => {
      const listed = findVersion(withSite, name, version);
      return listed ? [toLiveRemote(name, listed)] : [];
    });
    const set = createVersionSet(hostVersion, remotes);
    const request = pageRequest(set, path, '');
    const { match } = request;
    if (match?.route.path !== path) return null;
    const { job, needed } = planPage(request, { fallbacks: () => [], isBlocked: () => false, isSuspect: () => false });
    const bundles = await Promise.all(needed.map((remote) => pool.load(remote)));
    const supplies = { registry: withSite, lists: await lists.get(), bundles };
    return { set, version: match.remote.version, render: (document) => renderers.run({ ...job, document }, supplies) };
  };
}
