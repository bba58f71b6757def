import type { PageHead } from '@shop/shared/federation';
import type { RegistryRoute } from '@shop/shared/federation/registry';

/** A remote as the HTML of a site names it. */
export interface SiteRemote {
  name: string;
  version: string;
  url: string;
  routes: RegistryRoute[];
  chunks: Record<string, string[]>;
  integrity: Record<string, string>;
}

/** What a page shows, in its HTML or at `/page-data/…`. */
export interface SitePayload {
  outcome: 'page' | 'not-found' | 'failed';
  route: string | null;
  search: string;
  head: PageHead;
  content?: unknown;
  data?: unknown;
  widgetData: Record<string, unknown>;
  versions: Record<string, string>;
}

interface HydrationBlock {
  page: SitePayload;
  remotes: SiteRemote[];
}

interface StarterBlock {
  preload: { src: string }[];
}

/** Changes a block of JSON in the HTML of a site. */
function changeBlock<Block>(html: string, id: string, change: (block: Block) => Block): string {
  const block = new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
  return html.replace(block, (_, start: string, text: string, end: string) => {
    const changed = change(JSON.parse(text) as Block); // the host of the site has written it
    return start + JSON.stringify(changed).replaceAll('<', '\\u003c') + end;
  });
}

/** The remotes that the HTML of a page names; null when it is no page of a shop. */
export function remotesIn(html: string): SiteRemote[] | null {
  let remotes: SiteRemote[] | null = null;
  changeBlock<HydrationBlock>(html, 'shop-hydration', (block) => {
    remotes = block.remotes;
    return block;
  });
  return remotes;
}

export const withRemote = (remotes: readonly SiteRemote[], own: SiteRemote): SiteRemote[] => [
  ...remotes.filter(({ name }) => name !== own.name),
  own,
];

/**
 * A payload of the site, for a page that runs the version under development.
 * @param made what its own page shows; null for a page of another remote
 */
export function changePayload(live: SitePayload, { name, version }: SiteRemote, made: SitePayload | null): SitePayload {
  const { widgetData, versions } = live;
  if (made) return { ...made, widgetData, versions: { ...versions, ...made.versions } };
  return Object.hasOwn(versions, name) ? { ...live, versions: { ...versions, [name]: version } } : live;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Puts the version under development into a page of the site.
 * @param payload as for `changePayload`
 */
export function changeHtml(html: string, own: SiteRemote, payload: SitePayload | null): string {
  const withData = changeBlock<HydrationBlock>(html, 'shop-hydration', (block) => ({
    ...block,
    remotes: withRemote(block.remotes, own),
    page: changePayload(block.page, own, payload),
  }));
  const withScripts = changeBlock<StarterBlock>(withData, 'shop-starter', (block) => ({
    ...block,
    preload: block.preload.filter(({ src }) => !src.includes(`/remotes/${own.name}/`)),
  }));
  if (!payload) return withScripts;
  return withScripts.replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(payload.head.title)}</title>`);
}
