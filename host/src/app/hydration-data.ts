import type { ShopConfig } from '@shop/shared/runtime';
import type { LiveRemote, PagePayload } from '@shop/shared/federation/page-data';
import type { ScriptFile } from '../remotes/page-files';

export const ROOT_ELEMENT_ID = 'root';

/** What hydration needs from the server, as JSON in the HTML. */
export interface HydrationData {
  /** The page as the server rendered it. */
  page: PagePayload;
  config: ShopConfig;
  remotes: LiveRemote[];
  /** Widgets that the server rendered. */
  widgets: string[];
}

/** What the starter needs. It is small, because the starter parses it before the first paint. */
export interface StarterData {
  /** The host's scripts, in order. */
  scripts: ScriptFile[];
  /** The remote's scripts that hydration needs, to load them in parallel with the host's. */
  preload: ScriptFile[];
  /** Origins of other sites that scripts may come from. */
  origins: string[];
}

/**
 * Reads a JSON block of the page.
 * @throws Error when the block is missing
 */
export function readJsonBlock<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the page has no block ${id}`);
  return JSON.parse(text) as T; // the server that wrote it has the same version
}
