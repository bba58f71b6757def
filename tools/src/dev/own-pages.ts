import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matchRoutes } from 'react-router';
import type { PageHead, RemoteModule } from '@shop/shared/federation';
import { crumbsOf, type Crumb } from '@shop/shared/page-documents';
import { runBundle } from '@shop/node/bundles';
import {
  createCatalogReader,
  LIST_NAMES,
  LISTS_PATH,
  listOf,
  productsPath,
  type ListName,
} from '@shop/shared/public-lists';
import type { PublicLists } from '@shop/shared/runtime';
import type { LiveRemote, PagePayload } from '@shop/shared/federation/page-data';
import { createAskSite } from './ask-site';

const require: (request: string) => unknown = createRequire(import.meta.url);

/** As many goods as the lists of the host have. */
const FIRST_GOODS = 1000;

export interface OwnPages {
  /** What the remote under development shows at an address; null when it is another's page. */
  payloadOf: (url: URL, remotes: readonly LiveRemote[]) => Promise<PagePayload | null>;
}

const pathOf = (name: ListName) => (name === 'products' ? productsPath({ first: FIRST_GOODS }) : LISTS_PATH + name);

/** The public lists of a site, as its host gives them to `data` and `head`. */
async function listsOf(ask: (path: string) => Promise<string | null>): Promise<PublicLists> {
  const lists = await Promise.all(
    LIST_NAMES.map(async (name) => {
      const text = await ask(pathOf(name));
      return [name, text === null ? [] : listOf(name, (JSON.parse(text) as { data: never }).data)] as const;
    }),
  );
  return Object.fromEntries(lists) as unknown as PublicLists; // one list for each of its names
}

async function loadBundle(name: string, file: string): Promise<RemoteModule> {
  const modules = {
    react: require('react'),
    'react/jsx-runtime': require('react/jsx-runtime'),
    'react-dom': require('react-dom'),
    'styled-components': require('styled-components'),
    '@shop/shared/runtime': await import('@shop/shared/runtime'),
  };
  return runBundle(readFileSync(file, 'utf8'), name, `/remotes/${name}/dev/browser/`, modules);
}

/** The way to a page among the documents of the tree. */
async function ownCrumbs({ documents }: RemoteModule, pathname: string): Promise<Crumb[]> {
  const pages = Object.values((await documents?.())?.pages ?? {}).map(({ root }) => root.props);
  const page = pages.find(({ path }) => path === pathname);
  return page ? crumbsOf(page, pages) : [];
}

/**
 * Runs what a page does on the server, `content`, `data` and `head`, with the site's catalogue.
 * @param serverFile the server bundle of the remote, read anew for each page
 */
export function createOwnPages(name: string, serverFile: string, siteUrl: string): OwnPages {
  const ask = createAskSite(siteUrl);
  return {
    async payloadOf({ pathname, searchParams }, remotes) {
      const routes = remotes.flatMap((remote) => remote.routes.map(({ id, path }) => ({ id, path, handle: remote })));
      const [match] = matchRoutes(routes, pathname) ?? [];
      if (match?.route.handle.name !== name) return null;
      const { id } = match.route;
      const module = await loadBundle(name, serverFile);
      const route = module.routes.find((candidate) => candidate.id === id);
      if (!route) return null;
      const shown = (route.query ?? []).flatMap((key) => searchParams.getAll(key).map((value) => [key, value]));
      const search = new URLSearchParams(shown.filter(([, value]) => value));
      const { params } = match;
      const page = await route.load();
      const crumbs = await ownCrumbs(module, pathname);
      const content = await page.content?.(params, { crumbs, onDropped: () => undefined });
      const context = { params, search, content, publicUrl: siteUrl, catalog: createCatalogReader(ask) };
      const lists = await listsOf(ask);
      const data = await page.data?.({ ...context, lists });
      const head: PageHead = await page.head({ ...context, lists, data });
      return {
        route: match.route.path,
        outcome: head.status === 404 ? 'not-found' : 'page',
        search: search.size > 0 ? `?${search.toString()}` : '',
        head,
        content,
        data,
        widgetData: {},
        versions: { [name]: match.route.handle.version },
      };
    },
  };
}
