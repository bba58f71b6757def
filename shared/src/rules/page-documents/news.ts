import { croppedPicture, optional, shape, text, type ValueOf } from './field';
import { typeset } from './typeset-text';

/** What makes a page a piece of news. */
export const newsSchema = shape(
  {
    date: text('Дата', { role: 'day' }),
    lead: text('Лид, одно-два предложения', { max: 280 }),
    cover: croppedPicture('Обложка'),
  },
  'Новость',
);

/** Of the root of a document. */
export const newsField = optional(newsSchema);

/** A piece of news as lists and feeds name it. */
export interface NewsItem extends ValueOf<typeof newsSchema> {
  path: string;
  /** Its headline. */
  title: string;
}

/** The feed of the site, in RSS 2.0. */
export const NEWS_FEED_PATH = '/news.xml';
/** What the feed tells, for the canvas of the studio. */
export const NEWS_LIST_PATH = '/news.json';

/** How much news lists and feeds get, however much there is. */
const MOST_NEWS = 60;

/** What a page, or the route of one, says of itself. */
interface NamedPage {
  path: string;
  title?: string | undefined;
  news?: ValueOf<typeof newsSchema> | undefined;
}

/** The news that a page is; undefined for any other page. */
export function newsItemOf({ path, title = '', news }: NamedPage): NewsItem | undefined {
  return news && { ...news, path, title: typeset(title.replace(/\s—\sINVIS DUOS$/, '')), lead: typeset(news.lead) };
}

/** The news among pages, the newest first, and of one day by address: 60 at most. */
export function newsOf(pages: readonly NamedPage[]): NewsItem[] {
  return pages
    .filter(({ news }) => news)
    .toSorted((one, other) => compare(other.news?.date, one.news?.date) || compare(one.path, other.path))
    .slice(0, MOST_NEWS)
    .flatMap((page) => newsItemOf(page) ?? []);
}

function compare(one = '', other = ''): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
