import type { Registry } from '@shop/shared/federation/registry';
import type { Fault, PageDocument } from '@shop/shared/page-documents';
import { toLiveRemote } from '../../src/remotes/live-remote';
import type { ListCache } from '../lists/list-cache';
import { pageRequest } from '../pages/page-request';
import type { RemotePool } from '../remotes/remote-pool';
import { planPage, type PagePlan } from '../rendering/plan-page';
import { RenderError, type Supplies } from '../rendering/renderer-client';
import type { RendererPool } from '../rendering/renderer-pool';
import { createVersionSet } from '../sets/version-set';
import { withPages, type SitePage, type SitePages } from './site-pages';

export interface PageProverOptions {
  renderers: Pick<RendererPool, 'run'>;
  pool: Pick<RemotePool, 'live' | 'load'>;
  lists: ListCache;
  /** Without published pages. */
  registry: () => Registry;
  hostVersion: string;
}

export interface ProvenPage {
  /** Of the remote that shows the page. */
  version: string;
  /** Empty for a page that renders. */
  faults: Fault[];
}

const ADDRESS_FAULT: Fault = { path: 'root.props.path', code: 'address', text: 'По\u00A0этому адресу другая страница' };

const renderFault = (path: string, reason: string): Fault => ({
  path,
  code: 'render',
  text: `${path === '' ? 'Страница' : 'Блок'} не\u00A0показывается: ${reason}`,
});

/**
 * Renders a page with the live versions as the site would show it, without any fall-back.
 * @returns a function that rejects when the API or the store does not answer
 */
export function createPageProver({ renderers, pool, lists, registry, hostVersion }: PageProverOptions) {
  /** @returns why the document does not render; null when it does */
  const failureOf = async ({ job }: PagePlan, supplies: Supplies, document: PageDocument): Promise<string | null> => {
    try {
      const { status } = await renderers.run({ ...job, document }, supplies);
      return status === 200 ? null : `ответ ${status}`;
    } catch (error) {
      if (error instanceof RenderError) return error.failure.reason;
      throw error;
    }
  };

  return async ({ path, document }: SitePage & { document: PageDocument }, site: SitePages): Promise<ProvenPage> => {
    const withSite = withPages(registry(), site);
    const live = await pool.live();
    const remotes = live.remotes.flatMap(({ name, version }) => {
      const listed = withSite.microFrontends[name]?.find(({ metadata }) => metadata.version === version);
      return listed ? [toLiveRemote(name, listed)] : [];
    });
    const request = pageRequest(createVersionSet(hostVersion, remotes), path, '');
    const { match } = request;
    if (match?.route.path !== path) return { version: '', faults: [ADDRESS_FAULT] };
    const { version } = match.remote;
    const plan = planPage(request, { fallbacks: () => [], isBlocked: () => false, isSuspect: () => false });
    const bundles = await Promise.all(plan.needed.map((remote) => pool.load(remote)));
    const supplies = { registry: withSite, lists: await lists.get(), bundles };
    const reason = await failureOf(plan, supplies, document);
    if (reason === null) return { version, faults: [] };
    const faults: Fault[] = [];
    for (const [index, block] of document.content.entries()) {
      const ofBlock = await failureOf(plan, supplies, { ...document, content: [block] });
      if (ofBlock !== null) faults.push(renderFault(`content[${index}]`, ofBlock));
    }
    return { version, faults: faults.length > 0 ? faults : [renderFault('', reason)] };
  };
}
