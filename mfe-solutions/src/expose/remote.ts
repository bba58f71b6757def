import type { RemoteModule } from '@shop/shared/federation';
import { routes, sitemapPaths } from '../routes';

export const remote = {
  name: 'mfe-solutions',
  routes,
  sitemap: sitemapPaths,
} satisfies RemoteModule;
