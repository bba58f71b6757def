import type { PublicLists, ShopConfig } from '@shop/shared/runtime';
import type { LiveRemote } from '../remotes/live-remote';

export const BOOT_ELEMENT_ID = 'shop-boot';
export const START_ELEMENT_ID = 'shop-start';
/** The rules of the page's components, as the server wrote them. */
export const STYLES_ELEMENT_ID = 'shop-styles';
export const ROOT_ELEMENT_ID = 'root';

/** What the server did with the page; the browser has to begin with the very same. `empty`: nothing, as in development. */
export type BootOutcome = 'page' | 'not-found' | 'failed' | 'empty';

/** What hydration needs of the server; travels in the HTML as JSON. */
export interface Boot {
  outcome: BootOutcome;
  /** The part of the address's query that the page was rendered with. */
  search?: string;
  config: ShopConfig;
  lists: Partial<PublicLists>;
  remotes: LiveRemote[];
  /** Widgets of other remotes that the server rendered. */
  widgets: string[];
  /** What the page's `content` gave on the server. */
  content?: unknown;
}

export interface ScriptFile {
  src: string;
  integrity?: string;
}

/** What the starter needs: small, because it is read before the page is idle. */
export interface StartPlan {
  /** The host's scripts, in order. */
  scripts: ScriptFile[];
  /** The remote's scripts that hydration will ask for: fetched alongside, so that there is no waterfall. */
  preload: ScriptFile[];
  /** Origins that scripts may come from. */
  origins: string[];
}

/**
 * Reads a JSON block of the page.
 * @throws Error when the block is missing: the page was not made by this host
 */
export function readJsonBlock<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the page has no block ${id}`);
  return JSON.parse(text) as T; // written by the same release of the host
}
