import type { RemoteModule } from '@shop/shared/federation';
import { routes, searchPages, sitemapPaths } from '../routes';

export const remote = {
  name: 'mfe-solutions',
  routes,
  sitemap: sitemapPaths,
  widgets: {
    canvas: () => import(/* webpackChunkName: "canvas" */ './canvas').then((module) => module.widget),
    'points-map': () => import(/* webpackChunkName: "points-map" */ './points-map').then((module) => module.widget),
  },
  searchPages,
  documents: () =>
    import(/* webpackChunkName: "all-documents" */ '../documents').then((module) => module.remoteDocuments),
} satisfies RemoteModule;
