import type { RemoteRoute } from '@shop/shared/federation';
import { documentRoutes, loadSearchPages } from './pages/generated';

/** The pages from documents, and the pages with their own code. */
export const routes = [
  ...documentRoutes,
  {
    id: 'dialog',
    path: '/dialog/:code?/:step?',
    access: 'public',
    section: '/support',
    load: () => import(/* webpackChunkName: "dialog" */ './pages/dialog').then((module) => module.page),
  },
  {
    id: 'support-success',
    path: '/support/success',
    access: 'public',
    load: () =>
      import(/* webpackChunkName: "support-success" */ './pages/support-success').then((module) => module.page),
  },
] as const satisfies readonly RemoteRoute[];

/** The pages that are no documents: the dialogue, whose text is loaded for its steps. */
export async function sitemapPaths(): Promise<string[]> {
  const { dialogPaths } = await import(/* webpackChunkName: "dialog-content" */ './dialog');
  return dialogPaths();
}

/** What the search in the header finds: a chunk of its own, because no browser loads it. */
export { loadSearchPages as searchPages };
