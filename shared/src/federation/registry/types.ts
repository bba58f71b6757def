import type { WholeListName } from '../../public-lists/types';
import type { PageProps } from '../../rules/page-documents/page-document';
import type { BlockNeeds, RouteNavigation, SearchPage } from '../contract';

/** A route in the registry, from which the host routes without loading any remote. */
export interface RegistryRoute {
  id: string;
  /** Pattern of react-router. */
  path: string;
  access: 'public' | 'user';
  /** Query parameters that the server renders too. */
  query?: readonly string[] | undefined;
  /** Whole lists that the page's scripts read. */
  lists?: readonly WholeListName[] | undefined;
  /** Widgets of other remotes on the page, as `<remote>/<widget>`. */
  widgets?: readonly string[] | undefined;
  /** Absent in routes that no menu lists, and in remotes older than this field. */
  navigation?: RouteNavigation | undefined;
  /** Path of the page in the menu that is marked on this one. */
  section?: string | undefined;
  /** `bare`: without header, footer and cookie notice. */
  layout?: 'bare' | undefined;
  /** Whether pages of this site may show the page in a frame. */
  isFramed?: boolean | undefined;
  /** Of a page that is a document: its name in breadcrumbs, where no menu lists it. */
  title?: string | undefined;
  /** Of a page that is a piece of news. Not sent to browsers. */
  news?: PageProps['news'];
  /** Further chunks that the page needs, beside its own. */
  chunks?: readonly string[] | undefined;
}

/** The pages of a version that are documents, which the site may replace while it runs. */
export interface DocumentPages {
  /** By id of the route: the parts that its chunk has, and the title of its own document. */
  pages: Record<string, { parts: readonly string[]; title: string }>;
  /** What each kind of block asks of its route. */
  kinds: Record<string, BlockNeeds>;
}

/** What a version was built from, for the people who publish. Absent where there is no git. */
export interface VersionSource {
  /** The working tree that built it: one tree does not replace what another has published. */
  tree: string;
  /** ISO 8601, UTC. */
  builtAt: string;
  commit?: string | undefined;
  branch?: string | undefined;
  /** The first line of the commit's message. */
  message?: string | undefined;
  author?: string | undefined;
  /** Whether the remote had changes that are in no commit. */
  isDirty?: boolean | undefined;
}

/** What a candidate has while a share of the visitors gets it. */
export interface Rollout {
  /** Decides, with the visitor and the remote, who gets the candidate. */
  salt: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** Shares that follow by themselves; absent when people choose them. */
  stages?: RolloutStages | undefined;
}

export interface RolloutStages {
  /** The shares still to come, in per cent, rising. */
  shares: number[];
  everyMs: number;
  /** Whether each stage waits for a confirmation. */
  isHeld: boolean;
  /** When the next stage is due: ISO 8601, UTC. */
  nextAt: string;
}

/** One change of the registry. The store keeps an object for each, which nothing overwrites. */
export interface Change {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** A person, or the token that was used: `token <id>`. */
  who: string;
  action: 'publish' | 'promote' | 'rollback' | 'withdraw' | 'unpublish' | 'prune' | 'start' | 'restore';
  remote: string;
  /** Versions; null where there was none. */
  from: string | null;
  to: string | null;
  /** Per cent of the visitors that `to` gets. */
  traffic?: number | undefined;
  why?: string | undefined;
  commit?: string | undefined;
}

/** Names one version of a remote, or of the host. */
export interface VersionName {
  remote: string;
  version: string;
}

/** One version of each of some remotes, by the remote's name. */
export type Versions = Readonly<Record<string, string>>;

/**
 * What the store records of a published version; `LiveRemote` is the part of it that pages carry.
 * Addresses are absolute, or paths of this site.
 */
export interface RemoteVersion {
  /** The federation entry for browsers. */
  url: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: {
    routes: RegistryRoute[];
    /** Whether the pages of other remotes carry nothing of it. */
    isSeparate?: boolean | undefined;
    /** The CommonJS file that the host's server runs. */
    server: { url: string; integrity: string };
    /** Versions of the singletons this version was built with; only majors in older ones. */
    requires: Record<string, string>;
    /**
     * Scripts by name of route or widget, relative to the folder of `url`; `remote` is the expose.
     */
    chunks: Record<string, string[]>;
    /** Integrity by file, relative to the folder of `url`. */
    integrity: Record<string, string>;
    /** What the search in the header finds; absent in versions older than this field. */
    searchPages?: SearchPage[] | undefined;
    /** Absent in versions without documents. */
    documents?: DocumentPages | undefined;
    /** The team that answers for the remote. */
    owner?: string | undefined;
    /** Absent in versions older than this field. Not sent to browsers. */
    source?: VersionSource | undefined;
    /** When it was published first: ISO 8601, UTC. */
    publishedAt: string;
    /** When it became live the last time: ISO 8601, UTC. Absent if it never did. */
    liveAt?: string | undefined;
    /** When it last lost its visitors: ISO 8601, UTC. Pages may still be open with it. */
    servedUntil?: string | undefined;
    rollout?: Rollout | undefined;
    /** Digest of the list of its files (`files.json`). Absent in versions older than this field. */
    files?: string | undefined;
    /** Set when the version was taken back: it is never live again, and no fall-back. */
    withdrawn?: { at: string; why: string } | undefined;
  };
}

/** One version of the host whose files are in the store. */
export interface HostVersion {
  /** The first script. */
  url: string;
  metadata: { version: string; integrity: string };
  /** The version that started last is the default one. */
  deployment: { traffic: number; default: boolean };
  extras: {
    /** Exact versions of what it shares, and of the federation runtime, by package. */
    provides: Record<string, string>;
    /** Integrity of its hashed files, relative to `/static/`. */
    integrity: Record<string, string>;
    /** Digest of the list of its files. */
    files?: string | undefined;
    source?: VersionSource | undefined;
    /** When it was published first: ISO 8601, UTC. */
    publishedAt: string;
  };
}

/** All published versions. Its document is in the frontend-discovery v1-pre form. */
export interface Registry {
  schema: string;
  /** Rises with every change, so that no older registry can take the place of a newer one. */
  revision: number;
  /** The last change; absent in a registry older than this field. */
  change?: Change | undefined;
  /** Versions of the host, oldest first. In the document, they are the micro-frontend `host`. */
  host: HostVersion[];
  /** Versions by remote, oldest first. */
  microFrontends: Record<string, RemoteVersion[]>;
}

/** The host's name among the micro-frontends, and its folder in the store. */
export const HOST = 'host';

/** The registry's file in the folder of the store. */
export const REGISTRY_FILE = 'registry.json';
/** The registry before the last change, used when the current one cannot be read. */
export const PREVIOUS_REGISTRY_FILE = 'registry.previous.json';

export const REGISTRY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
