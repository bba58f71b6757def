import { newsOf } from '@shop/shared/page-documents';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { RegistryRoute } from '@shop/shared/federation/registry';

/**
 * Stands for the addresses of older news. The server has another route there, so a browser opens a
 * document; any other route of the site goes before it.
 */
const elsewhere = ({ id, access, chunks }: RegistryRoute): RegistryRoute => ({ id, path: '/*', access, chunks });

/** The server has made menus, breadcrumbs and lists of these, so browsers do not need them. */
function forBrowser({ navigation: _navigation, title: _title, news: _news, ...route }: RegistryRoute): RegistryRoute {
  return route;
}

/**
 * The remotes of a page as its browser knows them: of news, with the routes of those that lists
 * show, and of the page itself. All of two thousand would be 160 KB in each page.
 */
export function remotesForBrowser(remotes: readonly LiveRemote[], ownPath: string | undefined): LiveRemote[] {
  const listed = new Set(newsOf(remotes.flatMap(({ routes }) => routes)).map(({ path }) => path));
  return remotes.map((remote) => {
    const isKnown = ({ news, path }: RegistryRoute) => !news || path === ownPath || listed.has(path);
    const older = remote.routes.find((route) => !isKnown(route));
    const routes = remote.routes.filter(isKnown).map(forBrowser);
    return { ...remote, routes: older ? [...routes, elsewhere(older)] : routes };
  });
}
