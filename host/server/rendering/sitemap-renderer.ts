import type { LiveRemote } from '../../src/remotes/live-remote';
import { renderSitemap } from '../pages/sitemap';
import type { RemotePool } from '../remotes/remote-pool';
import type { PageRendererOptions } from './page-renderer';
import { partOf } from './progress';
import { RenderError } from './renderer-client';

const FRESH_MS = 60_000;

export interface SitemapRendererOptions extends Omit<PageRendererOptions, 'pool' | 'onRender'> {
  pool: Pick<RemotePool, 'live' | 'load'>;
  publicUrl: string;
  now?: () => number;
}

/** Renders sitemap.xml once a minute. A remote that is down is left out. */
export function createSitemapRenderer(options: SitemapRendererOptions): () => Promise<string> {
  const { renderers, pool, lists, registry, blocked, onFailure, publicUrl, now = () => performance.now() } = options;
  let cached: { sitemap: Promise<string>; freshUntil: number } | null = null;

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
      onFailure(failure, '/sitemap.xml');
      return [];
    }
  };

  const render = async () => {
    const { remotes } = await pool.live();
    return renderSitemap((await Promise.all(remotes.map(pathsOf))).flat(), publicUrl);
  };

  return () => {
    if (!cached || now() >= cached.freshUntil) cached = { sitemap: render(), freshUntil: now() + FRESH_MS };
    return cached.sitemap;
  };
}
