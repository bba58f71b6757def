import type { FastifyInstance } from 'fastify';
import { choosePages, picturesIn, readSitemap } from './proof-addresses';

export interface SiteRenderOptions {
  /** Takes requests without a port. */
  app: Pick<FastifyInstance, 'inject'>;
  /** At most so many pages, and twice as many pictures of them. */
  most: number;
  /** None is begun after it. */
  budgetMs: number;
  now?: () => number;
}

/** Which pages of a site are whole. */
export interface RenderedSite {
  /** How many are. */
  pages: number;
  /** What is wrong with the others, and with pictures, one line each. */
  faults: string[];
}

/** The rest is likely to have the same reason. */
const MOST_FAULTS = 5;

/**
 * Renders pages of a site as it serves them: those that were published, then goods and lists. Each
 * page must be whole, and the site must have each picture on it.
 */
export async function renderSite(options: SiteRenderOptions): Promise<RenderedSite> {
  const { app, most, budgetMs, now = () => performance.now() } = options;
  const endsAt = now() + budgetMs;
  const faults: string[] = [];
  const pictures = new Set<string>();
  let pages = 0;
  const get = (url: string) => app.inject({ method: 'GET', url });
  const sitemap = await get('/sitemap.xml');
  if (sitemap.statusCode !== 200) return { pages, faults: [`/sitemap.xml: ${sitemap.statusCode}`] };
  const chosen = choosePages(readSitemap(sitemap.body), most);
  if (chosen.length === 0) return { pages, faults: ['/sitemap.xml lists no page'] };

  const renderPage = async (url: string) => {
    const { statusCode, body } = await get(url);
    if (statusCode !== 200) return faults.push(`${url}: ${statusCode}`);
    if (!body.trimEnd().endsWith('</html>')) return faults.push(`${url} is not whole`);
    for (const picture of picturesIn(body)) pictures.add(picture);
    return (pages += 1);
  };
  const findPicture = async (url: string) => {
    const { statusCode, rawPayload } = await get(url);
    if (statusCode !== 200) faults.push(`the picture ${url}: ${statusCode}`);
    else if (rawPayload.length === 0) faults.push(`the picture ${url} is empty`);
  };
  const each = async (urls: Iterable<string>, work: (url: string) => Promise<unknown>, what: string) => {
    for (const url of urls) {
      if (faults.length >= MOST_FAULTS) return;
      if (now() > endsAt) return void faults.push(`no time was left for all ${what}`);
      await work(url);
    }
  };
  await each(chosen, renderPage, 'pages');
  await each([...pictures].slice(0, 2 * most), findPicture, 'pictures');
  return { pages, faults };
}
