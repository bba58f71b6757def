import { htmlParts } from '../check/trial/html-parts';

/** What a sitemap lists: pages that somebody has published, and those of code and goods. */
export interface ListedPages {
  published: string[];
  others: string[];
}

const ENTRY = /<url><loc>([^<]*)<\/loc>(<lastmod>)?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decode = (text: string) => text.replaceAll(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Reads the sitemap of this host, in which only published documents have a date of change. */
export function readSitemap(xml: string): ListedPages {
  const entries = [...xml.matchAll(ENTRY)].map(([, address = '', changed]) => {
    const { pathname, search } = new URL(decode(address));
    return { path: pathname + search, isPublished: changed !== undefined };
  });
  return {
    published: entries.filter(({ isPublished }) => isPublished).map(({ path }) => path),
    others: entries.filter(({ isPublished }) => !isPublished).map(({ path }) => path),
  };
}

/** Items from all parts of a list, its first and last among them. */
function spread(items: readonly string[], most: number): string[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] ?? '');
}

/** Which pages to render: published ones first, because only the database has them. */
export function choosePages({ published, others }: ListedPages, most: number): string[] {
  const own = spread(published, Math.max(Math.ceil(most / 2), most - others.length));
  return [...own, ...spread(others, most - own.length)];
}

/** The pictures of a page that this site serves. */
export function picturesIn(html: string): string[] {
  const pictures = new Set<string>();
  for (const part of htmlParts(html)) {
    if (part.kind !== 'open' || part.tag !== 'img') continue;
    const source = part.attributes.get('src') ?? '';
    if (/^\/(?!\/)/.test(source)) pictures.add(source);
  }
  return [...pictures];
}
