import type { ComponentType } from 'react';
import type { Crumb } from '../rules/page-documents/crumbs';
import type { NewsItem } from '../rules/page-documents/news';
import type { DocumentFault, PageDocument, Schemas } from '../rules/page-documents/page-document';
import type { CatalogReader } from '../public-lists/catalog-reader';
import type { ListedFact, PublicLists, WholeListName } from '../public-lists/types';

/** The content of an Open Graph picture that the host draws. */
export interface PagePicture {
  title: string;
  text: string;
  /** Path of an SVG or JPEG among the public files of the site, or of an uploaded picture. */
  drawing?: string;
  /** The drawing is the whole picture, cut to its form: the words are not drawn. */
  isWhole?: boolean;
}

/** What a page tells browsers, search engines and social networks. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical path; the requested path by default. */
  canonicalPath?: string;
  /**
   * 404 when the address names nothing that exists; the host then shows its own page. 410 when it
   * names what is gone for good; the page says so.
   */
  status?: 200 | 404 | 410;
  /** False keeps the page out of search engines: cart, checkout, discontinued goods. */
  isIndexed?: boolean;
  /**
   * Address of the Open Graph picture, a PNG of 1200 by 630. By default, the host draws `picture`.
   */
  image?: string;
  /** What the host draws; by default, the page's title and description. */
  picture?: PagePicture;
  /** schema.org objects, each without `@context`. */
  jsonLd?: readonly Record<string, unknown>[];
  /** Whether the page shows news, and so names their feed. */
  hasNews?: boolean;
}

/** What the server knows when it makes a page. It is the same for every visitor. */
export interface PageContext {
  params: Readonly<Record<string, string | undefined>>;
  /** The part of the query that the route names in `query`. */
  search: URLSearchParams;
  /**
   * The whole lists; of the products, all services and the first thousand goods. A list that has
   * never loaded is empty, and the answer's status is then 503.
   */
  lists: PublicLists;
  /** Finds goods, however many there are. Without an answer the status is 503, too. */
  catalog: CatalogReader;
  /** What is published of news, the newest first, 60 at most; none from a host of before. */
  news?: readonly NewsItem[];
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  /** The result of the page's own `content`. */
  content?: unknown;
}

export interface HeadContext<Data = unknown> extends PageContext {
  /** The result of the page's own `data`. */
  data: Data;
}

/** One page of a remote. It is loaded, with its data and widgets, before it is rendered. */
export interface PageModule<Data = unknown> {
  Page: ComponentType;
  /**
   * Picks from the public lists what the page shows. The server computes it and sends it with the
   * page; `usePageData` reads it.
   */
  data?: (context: PageContext) => Data | Promise<Data>;
  // Method syntax: a page with typed data must fit the routes, whose pages have any data.
  head(this: void, context: HeadContext<Data>): PageHead | Promise<PageHead>;
  /**
   * The texts and figures of the page as data, usually
   * `() => import('./content.json').then((m) => m.default)`.
   * They come with the HTML, so the first view needs no script for them. `usePageContent` reads
   * them.
   */
  content?: (params: PageContext['params'], site: ContentContext) => Promise<unknown>;
  /** Loads the code that this content needs besides the page's own, before the page renders. */
  load?: (content: unknown) => Promise<unknown>;
}

/** What the host knows of a page when it asks for its content. */
export interface ContentContext {
  /** What was published in place of the document that came with the remote. */
  document?: PageDocument | undefined;
  /** The way from the home page to this one, which is the last. */
  crumbs: readonly Crumb[];
  /** What texts name as `{invis_duos.backup}`; none from a host of before. */
  facts?: readonly ListedFact[];
  /** Called with the parts of the document that this version cannot show. */
  onDropped: (faults: readonly DocumentFault[]) => void;
}

/** What a kind of block asks of the route of its page. */
export type BlockNeeds = Pick<RemoteRoute, 'query' | 'lists' | 'widgets'>;

/** The pages of a remote that are documents, which the site may replace while it runs. */
export interface RemoteDocuments {
  schemas: Schemas;
  kinds: Readonly<Record<string, BlockNeeds>>;
  /** The documents that came with the remote, by id of their route. */
  pages: Readonly<Record<string, PageDocument>>;
}

/** Where menus list a page. The host adds it to its own entries. */
export interface RouteNavigation {
  label: string;
  /** Title of the menu or column that the page belongs to; the first level by default. */
  parent?: string | undefined;
  /** Lower comes first. */
  order: number;
  /** Further entries of the same page, in the first level. */
  also?: readonly { label: string; order: number }[] | undefined;
}

/** A page as the search in the header finds it. */
export interface SearchPage {
  path: string;
  title: string;
  /** Further words of the page: what it is about, its headings. */
  text: string;
}

export interface RemoteRoute {
  /**
   * Also the name of the webpack chunk that `load` imports: the server finds the files to preload
   * by it.
   */
  id: string;
  /** Pattern of react-router. */
  path: string;
  /** `user` pages need the auth cookie: a guest is sent to `/` (docs/rules.md, Route guard). */
  access: 'public' | 'user';
  /**
   * Query parameters that the server renders too, with one cached page for each combination. Others
   * apply after hydration.
   */
  query?: readonly string[];
  /** Whole lists that the page's scripts read with `useList`; fetched with the scripts. */
  lists?: readonly WholeListName[];
  /** Widgets of other remotes, as `<remote>/<widget>`. A missing one affects only its own block. */
  widgets?: readonly string[];
  navigation?: RouteNavigation;
  /** Path of the page in the menu that is marked on this one. */
  section?: string;
  /** `bare`: without header, footer and cookie notice. */
  layout?: 'bare';
  /** Whether pages of this site may show the page in a frame. */
  isFramed?: boolean;
  load: () => Promise<PageModule>;
}

/** A part of one remote that pages of other remotes may show. */
export interface WidgetModule<Props extends object = Record<string, unknown>, Data = unknown> {
  // Method syntax: a widget with typed props must fit the registry, whose widgets have any props.
  Widget(this: void, props: Props & { data?: Data }): React.ReactNode;
  /**
   * Picks what the widget shows; computed on the server, sent with the page. While a promise is
   * awaited, the server renders the widget without data.
   */
  data?(this: void, props: Props, lists: PublicLists, catalog: CatalogReader): Data | Promise<Data>;
}

/** The public interface of a remote: what its `./remote` expose returns. */
export interface RemoteModule {
  name: string;
  routes: readonly RemoteRoute[];
  /**
   * Set when it is no part of the shop: pages of other remotes carry nothing of it. Its own pages
   * are in no cache and no search engine, and may contain frames of this site.
   */
  isSeparate?: boolean;
  /** By widget name, which is also the name of its webpack chunk. */
  widgets?: Readonly<Record<string, () => Promise<WidgetModule>>>;
  /** Paths for sitemap.xml; a promise if their source has to be loaded. */
  sitemap?: (
    lists: PublicLists,
    catalog: Pick<CatalogReader, 'pages'>,
  ) => readonly string[] | Promise<readonly string[]>;
  /** The pages that the search in the header finds; read once, when the remote is built. */
  searchPages?: () => readonly SearchPage[] | Promise<readonly SearchPage[]>;
  /**
   * Its pages that are documents; read once, when the remote is built. The chunk `blocks` has the
   * code of all kinds of block, for documents that use more than the chunk of their page has.
   */
  documents?: () => Promise<RemoteDocuments>;
}

/**
 * Whether a remote's expose satisfies the contract. It comes over the network, so types prove
 * nothing.
 */
export function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'routes' in value && Array.isArray(value.routes)
  );
}
