import type { PagePicture } from '@shop/shared/federation';
import type { ServerBundle } from '@shop/node/bundles';
import type { Registry, VersionName, Versions } from '@shop/shared/federation/registry';
import type { DocumentFault, PageDocument, SiteParts } from '@shop/shared/page-documents';
import type { ListName } from '@shop/shared/public-lists';
import type { ShopConfig } from '@shop/shared/runtime';
import type { RouteMatch } from '../../src/remotes/match-route';
import type { ScriptFile } from '../../src/remotes/page-files';

/** A piece of a remote that can fail without the rest of it. */
export interface RemotePart extends VersionName {
  /** `load`, `sitemap`, `page <route id>` or `widget <name>`. */
  name: string;
}

/** Runs a bundle, or asks its remote for the paths of its pages for search engines. */
export interface RemoteJob<Kind extends 'load' | 'sitemap'> extends VersionName {
  kind: Kind;
}

/** A `RouteMatch` by names: a renderer has the remotes of the registry. */
export interface PageMatch {
  remote: string;
  /** The pattern. No two routes of a remote have the same. */
  path: string;
  params: RouteMatch<unknown>['params'];
}

export interface PageJob {
  kind: 'page';
  pathname: string;
  /** The part of the query that the server renders for the route. */
  search: string;
  /** The route of the address, as the web server has matched it; null without one. */
  match: PageMatch | null;
  versions: Versions;
  /** The remotes whose pages the menus list. */
  inMenus: Versions;
  /** Widgets that have failed, as `<remote>/<widget>`. */
  without: readonly string[];
  /** The page of the address, or what the host shows instead. */
  outcome: 'page' | 'not-found' | 'failed';
  /** What was published for the address. */
  document?: PageDocument | undefined;
  /** What all pages share now. */
  shared?: SiteParts | undefined;
}

/** What a renderer does. With `isTraced`, it finds out which part changes built-in objects. */
export type Job = (RemoteJob<'load'> | RemoteJob<'sitemap'> | PageJob) & { isTraced?: boolean };

export interface RenderedDocument {
  status: number;
  /** The HTML, compressed by `compressText`. */
  html: Uint8Array;
  csp: string;
  /** The `PagePayload` as JSON, compressed by `compressText`. */
  payload: Uint8Array;
  /** False when data or the remote is missing. Such a page is not cached elsewhere. */
  isComplete: boolean;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** What the host draws; null when the page has a picture, or is not for everyone. */
  picture: PagePicture | null;
  /** The version of each remote that has made it. */
  versions: Versions;
  /** What of its document the version cannot show. */
  dropped: readonly DocumentFault[];
}

export interface JobResults {
  load: null;
  page: RenderedDocument;
  sitemap: string[];
}

/** What stays the same while a renderer runs. */
export interface RendererSetup {
  config: ShopConfig;
  hostScripts: ScriptFile[];
  /** Text of the inline script of every page. */
  starter: string;
}

export type HostMessage =
  | { type: 'setup'; setup: RendererSetup }
  | { type: 'registry'; registry: Registry }
  | { type: 'list'; name: ListName | 'seller'; text: string }
  | { type: 'bundle'; bundle: ServerBundle }
  /** No set needs this version any more. */
  | ({ type: 'forget' } & VersionName)
  | { type: 'job'; job: Job }
  /** What the API has answered; null for nothing. */
  | { type: 'answer'; id: number; text: string | null };

export interface Failure {
  /** Null when no remote's code was running. */
  part: RemotePart | null;
  reason: string;
  stack?: string | undefined;
  /** The renderer can do no more jobs. */
  isFatal: boolean;
  /** Built-in objects were changed, by this part or another of the page. */
  isPoisoned?: boolean;
}

export type RendererMessage =
  | { type: 'ready' }
  /** The code that runs from here on. */
  | { type: 'running'; part: RemotePart | null }
  /** A failure that the job has survived. */
  | { type: 'contained'; failure: Failure }
  /** A page needs a part of the catalogue: renderers cannot reach the API. */
  | { type: 'ask'; id: number; path: string }
  | { type: 'done'; result: JobResults[Job['kind']] }
  | { type: 'failed'; failure: Failure };
