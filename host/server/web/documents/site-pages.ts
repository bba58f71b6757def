import type { DocumentPages, Registry, RegistryRoute, RemoteVersion } from '@shop/shared/federation/registry';
import {
  ALL_PARTS_CHUNK,
  partsOf,
  searchPageOf,
  type PageDocument,
  type PublishedPage,
  type PublishedPages,
} from '@shop/shared/page-documents';

/** A page as this host shows it. */
export interface SitePage extends PublishedPage {
  /** Null for the document that came with the remote. */
  document: PageDocument | null;
  /** The document that is tried in the test of the page; absent while it cannot be shown. */
  tried?: PageDocument;
}

/** The published pages that this host shows. */
export interface SitePages extends Omit<PublishedPages, 'pages'> {
  pages: readonly SitePage[];
}

export const NO_PAGES: SitePages = { revision: 0, pages: [], off: [], redirects: [] };

/**
 * Chooses whose chunk shows a document: that which lacks the fewest parts, then the page's own,
 * then that which has the fewest others.
 */
function findChunk(document: PageDocument, ownId: string, { pages }: DocumentPages) {
  const needed = partsOf(document);
  const chunks = Object.entries(pages).map(([id, { parts }]) => {
    const lacking = needed.filter((part) => !parts.includes(part)).length;
    return { id, lacking, isOther: Number(id !== ownId), surplus: parts.length + lacking - needed.length };
  });
  const [best] = chunks.toSorted(
    (one, other) => one.lacking - other.lacking || one.isOther - other.isOther || one.surplus - other.surplus,
  );
  return best;
}

/** Routes are compared as text: a document that was published without changes has the same one. */
function ordered({ id, path, access, query, lists, widgets, navigation, section, title, news, chunks }: RegistryRoute) {
  return { id, path, access, query, lists, widgets, navigation, section, title, news, chunks };
}

/** What the route has to be able to show: while a page is tested, the blocks of both versions. */
function allOf({ document, tried }: SitePage): PageDocument | null {
  return document && tried ? { ...document, content: [...document.content, ...tried.content] } : document;
}

/** The route of a published document; none when the version has no page that could show it. */
function routeOf(page: SitePage, documents: DocumentPages): RegistryRoute[] {
  const all = allOf(page);
  const chunk = all && findChunk(all, page.id, documents);
  if (!chunk) return [];
  const { path, title, navigation, news } = all.root.props;
  const kinds = all.content.flatMap(({ type }) => documents.kinds[type] ?? []);
  const query = [...new Set(kinds.flatMap((kind) => kind.query ?? []))];
  const lists = [...new Set(kinds.flatMap((kind) => kind.lists ?? []))];
  const widgets = [...new Set(kinds.flatMap((kind) => kind.widgets ?? []))];
  return [
    ordered({
      ...{ id: chunk.id, path, access: 'public', title },
      ...(query.length > 0 && { query }),
      ...(lists.length > 0 && { lists }),
      ...(widgets.length > 0 && { widgets }),
      ...(navigation && { navigation }),
      ...(news && { news }),
      ...(chunk.lacking > 0 && { chunks: [ALL_PARTS_CHUNK] }),
    }),
  ];
}

function routesOf({ routes }: RemoteVersion['extras'], documents: DocumentPages, site: SitePages): RegistryRoute[] {
  const published = site.pages.filter(({ document }) => document);
  const replaced = new Set([...published.map(({ id }) => id), ...site.off]);
  const own = routes
    .filter(({ id }) => !(Object.hasOwn(documents.pages, id) && replaced.has(id)))
    .map((route) => ordered({ ...route, title: documents.pages[route.id]?.title }));
  const all = [...own, ...published.flatMap((page) => routeOf(page, documents))];
  return all.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** What the search finds of a version: not what was replaced or is off. */
function searchPagesOf({ searchPages = [], routes }: RemoteVersion['extras'], shown: RegistryRoute[], site: SitePages) {
  const shownPaths = new Set(shown.map(({ path }) => path));
  const published = site.pages.flatMap(({ document }) => document ?? []);
  const replaced = new Set(published.map(({ root }) => root.props.path));
  const ownPaths = new Set(routes.map(({ path }) => path));
  return [
    ...searchPages.filter(({ path }) => !replaced.has(path) && (shownPaths.has(path) || !ownPaths.has(path))),
    ...published.map(searchPageOf),
  ];
}

/** The registry with the published pages among the routes of the remotes that show them. */
export function withPages(registry: Registry, site: SitePages): Registry {
  const withRoutes = (version: RemoteVersion): RemoteVersion => {
    const { documents } = version.extras;
    if (!documents) return version;
    const routes = routesOf(version.extras, documents, site);
    return {
      ...version,
      extras: { ...version.extras, routes, searchPages: searchPagesOf(version.extras, routes, site) },
    };
  };
  const microFrontends = Object.entries(registry.microFrontends).map(
    ([name, versions]) => [name, versions.map(withRoutes)] as const,
  );
  return { ...registry, microFrontends: Object.fromEntries(microFrontends) };
}

/**
 * What was published for an address; nothing when the remote shows its own document there.
 * @param tried the number of a version that is tested
 */
export function documentAt({ pages }: SitePages, path: string, tried?: number): PageDocument | undefined {
  const page = pages.find(({ document }) => document?.root.props.path === path);
  return (tried !== undefined && page?.test?.number === tried ? page.tried : page?.document) ?? undefined;
}

/** When published documents, or what they show of themselves, have last changed, by address. */
export function changeTimes({ pages }: SitePages): Map<string, string> {
  const times = pages.flatMap(({ document, publishedAt, shownAt = publishedAt }) =>
    document ? [[document.root.props.path, shownAt] as const] : [],
  );
  return new Map(times);
}

/** Everything that the pages change in addresses, menus and breadcrumbs, as one text to compare. */
export function routesKey(registry: Registry, site: SitePages): string {
  const versions = Object.values(withPages(registry, site).microFrontends).flat();
  return JSON.stringify(versions.map(({ extras }) => (extras.documents ? extras.routes : [])));
}

/** Remembers the last result: every request asks for the registry. */
export function withPagesOnce(): typeof withPages {
  let last: { registry: Registry; site: SitePages; result: Registry } | null = null;
  return (registry, site) => {
    if (last?.registry !== registry || last.site !== site) last = { registry, site, result: withPages(registry, site) };
    return last.result;
  };
}
