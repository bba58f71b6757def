import type { PageHead } from './contract';
import type { RegistryRoute, Versions } from './registry';

/** The address of a payload is this path, followed by the path of the page. */
export const PAGE_DATA_PATH = '/page-data';

/** Ids of the JSON blocks in the HTML of a page. */
export const HYDRATION_ELEMENT_ID = 'shop-hydration';
export const STARTER_ELEMENT_ID = 'shop-starter';

/**
 * The version of a remote that a page uses: of what the registry records, the part that browsers
 * may read and need. The HTML contains it.
 */
export interface LiveRemote {
  name: string;
  version: string;
  /** Address of the federation entry. */
  url: string;
  routes: RegistryRoute[];
  /** Whether the pages of other remotes carry nothing of it. */
  isSeparate?: boolean;
  chunks: Record<string, string[]>;
  integrity: Record<string, string>;
}

/** What a page shows. The HTML of the first page contains it; browsers request it for others. */
export interface PagePayload {
  outcome: 'page' | 'not-found' | 'failed';
  /** Pattern of the route that the server has found; null for none. */
  route: string | null;
  /** The part of the query that was rendered: empty, or with its question mark. */
  search: string;
  /** Without the parts that only search engines and social networks read. */
  head: PageHead;
  /** Result of the page's `content`. */
  content?: unknown;
  /** Result of the page's `data`. */
  data?: unknown;
  /** Results of the widgets' `data`, by `widgetKey`. */
  widgetData: Record<string, unknown>;
  /** Versions of the remotes that made the page. The data fits only these. */
  versions: Versions;
}
