import {
  HYDRATION_ELEMENT_ID,
  type LiveRemote,
  type PagePayload,
  STARTER_ELEMENT_ID,
} from '@shop/shared/federation/page-data';

interface HydrationBlock {
  page: PagePayload;
  remotes: LiveRemote[];
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
export function remotesIn(html: string): LiveRemote[] | null {
  let remotes: LiveRemote[] | null = null;
  changeBlock<HydrationBlock>(html, HYDRATION_ELEMENT_ID, (block) => {
    remotes = block.remotes;
    return block;
  });
  return remotes;
}

export const withRemote = (remotes: readonly LiveRemote[], own: LiveRemote): LiveRemote[] => [
  ...remotes.filter(({ name }) => name !== own.name),
  own,
];

/**
 * A payload of the site, for a page that runs the version under development.
 * @param made what its own page shows; null for a page of another remote
 */
export function changePayload(live: PagePayload, { name, version }: LiveRemote, made: PagePayload | null): PagePayload {
  const { widgetData, versions } = live;
  if (made) return { ...made, widgetData, versions: { ...versions, ...made.versions } };
  return Object.hasOwn(versions, name) ? { ...live, versions: { ...versions, [name]: version } } : live;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Puts the version under development into a page of the site.
 * @param payload as for `changePayload`
 */
export function changeHtml(html: string, own: LiveRemote, payload: PagePayload | null): string {
  const withData = changeBlock<HydrationBlock>(html, HYDRATION_ELEMENT_ID, (block) => ({
    ...block,
    remotes: withRemote(block.remotes, own),
    page: changePayload(block.page, own, payload),
  }));
  const withScripts = changeBlock<StarterBlock>(withData, STARTER_ELEMENT_ID, (block) => ({
    ...block,
    preload: block.preload.filter(({ src }) => !src.includes(`/remotes/${own.name}/`)),
  }));
  if (!payload) return withScripts;
  return withScripts.replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(payload.head.title)}</title>`);
}
