import type { LiveRemote } from '@shop/shared/federation/page-data';
import { changeTimes, type SitePages } from '../documents/site-pages';
import { renderSitemap } from '../pages/sitemap';
import type { RemotePool } from '../remotes/remote-pool';
import type { PageRendererOptions } from './page-renderer';
import { partOf } from '../../protocol/progress';
import { RenderError } from './renderer-client';

const FRESH_MS = 60_000;

export interface SitemapRendererOptions extends Omit<
  PageRendererOptions,
  'pool' | 'onRender' | 'documentAt' | 'shared' | 'onDropped'
> {
  pool: Pick<RemotePool, 'live' | 'load'>;
  publicUrl: string;
  pages: () => SitePages;
  now?: () => number;
}

/** The routes of documents have titles. A remote does not list them: the site may replace them. */
const documentPaths = ({ routes }: LiveRemote) => routes.flatMap(({ path, title }) => (title ? [path] : []));

/** Renders sitemap.xml once a minute. A remote that is down is left out. */
export function createSitemapRenderer(options: SitemapRendererOptions): () => Promise<string> {
  const {
    renderers,
    pool,
    lists,
    registry,
    blocked,
    onFailure,
    publicUrl,
    pages,
    now = () => performance.now(),
  } = options;
  let cached: { sitemap: Promise<string>; freshUntil: number; site: SitePages } | null = null;

  const pathsOf = async (remote: LiveRemote): Promise<string[]> => {
    const { name, version } = remote;
    if (blocked.has(partOf(remote, 'sitemap'), '')) return [];
    try {
      const bundles = [await pool.load(remote)];
      const supplies = { registry: registry(), lists: await lists.get(), bundles };
      return await renderers.run({ kind: 'sitemap', remote: name, version }, supplies);
    } catch (error) {
      if (!(error instanceof RenderError)) return []; // the bundle did not load, which is reported
      const { failure } = error;
      if (failure.part && failure.isFatal) blocked.add(failure.part, '');
      onFailure(failure, { path: '/sitemap.xml' });
      return [];
    }
  };

  const render = async () => {
    const { remotes } = await pool.live();
    const paths = (await Promise.all(remotes.map(pathsOf))).flat();
    return renderSitemap([...paths, ...remotes.flatMap(documentPaths)], publicUrl, changeTimes(pages()));
  };

  return () => {
    // What was published must be in the sitemap at once.
    const isCurrent = cached && now() < cached.freshUntil && cached.site === pages();
    if (!cached || !isCurrent) cached = { sitemap: render(), freshUntil: now() + FRESH_MS, site: pages() };
    return cached.sitemap;
  };
}
