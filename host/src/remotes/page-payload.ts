import type { PageHead } from '@shop/shared/federation';

/** The address of a payload is this path, followed by the path of the page. */
export const PAGE_DATA_PATH = '/page-data';

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
  versions: Record<string, string>;
}

/** Identifies the data of a widget with these props, on the server and in the browser. */
export function widgetKey(id: string, props: Record<string, unknown>): string {
  return `${id} ${JSON.stringify(props)}`;
}
