import type { ComponentType } from 'react';
import type { ListName, PublicLists } from '../runtime/lists/types';

/** The content of an Open Graph picture that the host draws. */
export interface PagePicture {
  title: string;
  text: string;
  /** Path of an SVG among the public files of the site. */
  drawing?: string;
}

/** What a page says of itself to browsers, search engines and social networks. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the page's one true address; the asked path where left out. */
  canonicalPath?: string;
  /** 404 where the address names nothing that exists. */
  status?: 200 | 404;
  /** False keeps the page out of search engines: cart, checkout, goods gone from sale. */
  isIndexed?: boolean;
  /** Address of the Open Graph picture, a PNG of 1200 by 630; the host draws one of `picture` where left out. */
  image?: string;
  /** What the host draws; the title and the description of the page where left out. */
  picture?: PagePicture;
  /** schema.org objects, each without `@context`. */
  jsonLd?: readonly Record<string, unknown>[];
}

export interface HeadContext {
  params: Readonly<Record<string, string | undefined>>;
  /** The lists the page named in `lists`; empty where loading failed. */
  lists: PublicLists;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  /** What the page's own `content` gave. */
  content?: unknown;
}

/** One page of a remote. It is loaded, with its lists and widgets, before it is rendered. */
export interface PageModule {
  Page: ComponentType;
  head: (context: HeadContext) => PageHead;
  /**
   * The words and figures of the page, as data, usually `() => import('./content.json').then((m) => m.default)`.
   * They come with the HTML, so that the first view needs no script for them; read by `usePageContent`.
   */
  content?: (params: HeadContext['params']) => Promise<unknown>;
  /** Public lists the page shows. The server puts them into the HTML. */
  lists?: readonly ListName[];
  /** Widgets of other remotes on this page, as `<remote>/<widget>`. A missing one costs its own block only. */
  widgets?: readonly string[];
}

/** Where menus list a page. A host adds it to the entries it knows already. */
export interface RouteNavigation {
  label: string;
  /** Title of the menu or column the page belongs to; the first level where left out. */
  parent?: string | undefined;
  /** Lower comes first. */
  order: number;
  /** Further entries of the same page, in the first level. */
  also?: readonly { label: string; order: number }[] | undefined;
}

export interface RemoteRoute {
  /** Also the name of the webpack chunk that `load` imports: the server tells the browser which files to fetch. */
  id: string;
  /** Pattern of react-router. */
  path: string;
  /** `user` pages need the auth cookie: a guest is sent to `/` (decisions, "Route guard"). */
  access: 'public' | 'user';
  /** Query parameters that the server renders too, one kept page for each combination; others come after hydration. */
  query?: readonly string[];
  navigation?: RouteNavigation;
  load: () => Promise<PageModule>;
}

/** A piece of one remote that pages of others may show. */
export interface WidgetModule<Props extends object = Record<string, unknown>> {
  // Method syntax: a widget of known props has to fit the registry of widgets of any props.
  Widget(this: void, props: Props): React.ReactNode;
  lists?: readonly ListName[];
}

/** The public face of a remote: the one thing its `./remote` expose gives. */
export interface RemoteModule {
  name: string;
  routes: readonly RemoteRoute[];
  /** By widget name, which is also the name of its webpack chunk. */
  widgets?: Readonly<Record<string, () => Promise<WidgetModule>>>;
  /** Paths for sitemap.xml; a promise where what names them is loaded for it. */
  sitemap?: (lists: PublicLists) => readonly string[] | Promise<readonly string[]>;
}

/** Whether what a remote exposes keeps the contract; asked of code that came over the network. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'routes' in value && Array.isArray(value.routes)
  );
}
