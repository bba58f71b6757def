import type { ListName } from '../../public-lists/types';
import type { RouteNavigation, SearchPage } from '../contract';

/** A route in the registry, from which the host routes without loading any remote. */
export interface RegistryRoute {
  id: string;
  /** Pattern of react-router. */
  path: string;
  access: 'public' | 'user';
  /** Query parameters that the server renders too. */
  query?: readonly string[] | undefined;
  /** Whole lists that the page's scripts read. */
  lists?: readonly ListName[] | undefined;
  /** Widgets of other remotes on the page, as `<remote>/<widget>`. */
  widgets?: readonly string[] | undefined;
  /** Absent in routes that no menu lists, and in remotes older than this field. */
  navigation?: RouteNavigation | undefined;
  /** Path of the page in the menu that is marked on this one. */
  section?: string | undefined;
}

/** One published version of a remote. Addresses are absolute, or paths of this site. */
export interface RemoteVersion {
  /** The federation entry for browsers. */
  url: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: {
    routes: RegistryRoute[];
    /** The CommonJS file that the host's server runs. */
    server: { url: string; integrity: string };
    /** Majors of the singletons this version was built with. */
    requires: Record<string, string>;
    /**
     * Scripts by name of route or widget, relative to the folder of `url`; `remote` is the expose.
     */
    chunks: Record<string, string[]>;
    /** Integrity by file, relative to the folder of `url`. */
    integrity: Record<string, string>;
    /** What the search in the header finds; absent in versions older than this field. */
    searchPages?: SearchPage[] | undefined;
    /** ISO 8601, UTC. */
    publishedAt: string;
  };
}

/** All published versions by remote, in the frontend-discovery v1-pre form. */
export interface Registry {
  schema: string;
  microFrontends: Record<string, RemoteVersion[]>;
}

/** The registry's file in the folder of the store. */
export const REGISTRY_FILE = 'registry.json';
/** The registry before the last change, used when the current one cannot be read. */
export const PREVIOUS_REGISTRY_FILE = 'registry.previous.json';

export const REGISTRY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
