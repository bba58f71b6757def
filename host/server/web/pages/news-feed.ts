import type { LiveRemote } from '@shop/shared/federation/page-data';
import { factTexts, fillFacts } from '@shop/shared/facts';
import { NEWS_FEED_PATH, newsOf, uploadFileOf, UPLOADS_PATH, type NewsItem } from '@shop/shared/page-documents';
import { listOf } from '@shop/shared/public-lists';
import { fillSeller, SELLER, sellerChanges } from '@shop/shared/seller';
import { SITE_NAME } from '../../../src/app/page-head';
import { escapeHtml } from '@shop/node/html';
import type { ListTexts } from '../lists/list-cache';

/** Feeds name pictures in this width, in pixels. */
const COVER_WIDTH = 960;

/** What the API has answered for a list, without its envelope. */
const dataOf = ({ text }: { text: string }) => (JSON.parse(text) as { data: never }).data; // its contract

/** The news of the live site in the words that its pages show: with facts, and who sells. */
export function shownNews(remotes: readonly Pick<LiveRemote, 'routes'>[], lists: ListTexts): NewsItem[] {
  const news = newsOf(remotes.flatMap(({ routes }) => routes));
  const facts = lists.facts ? listOf('facts', dataOf(lists.facts)) : [];
  const { siteSeller }: { siteSeller?: Parameters<typeof sellerChanges>[0] } = lists.seller ? dataOf(lists.seller) : {};
  const seller = siteSeller ? { ...SELLER, ...sellerChanges(siteSeller) } : SELLER;
  return fillSeller(fillFacts(news, factTexts(facts)), seller);
}

/** XML forbids most control characters, escaped or not. */
const xmlText = (text: string) => escapeHtml(text.replaceAll(/(?![\t\n\r])\p{Cc}|[\uD800-\uDFFF\uFFFE\uFFFF]/gu, ''));

/** The beginning of a day in Moscow, in the form of RFC 822. */
const dayOf = (date: string) => new Date(`${date}T00:00:00+03:00`).toUTCString();

function itemOf({ path, title, date, lead, cover }: NewsItem, publicUrl: string): string {
  const address = escapeHtml(publicUrl + path);
  const file = uploadFileOf(cover.src, COVER_WIDTH);
  const picture = escapeHtml(publicUrl + (file === null ? cover.src : `${UPLOADS_PATH}/${file}`));
  return [
    `<item><title>${xmlText(title)}</title><link>${address}</link><guid>${address}</guid>`,
    `<pubDate>${dayOf(date)}</pubDate><description>${xmlText(lead)}</description>`,
    `<media:content url="${picture}" medium="image"/></item>`,
  ].join('');
}

/** Renders the feed of news: RSS 2.0, with addresses of the site. */
export function renderNewsFeed(news: readonly NewsItem[], publicUrl: string): string {
  const self = escapeHtml(publicUrl + NEWS_FEED_PATH);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    `<title>Новости ${SITE_NAME}</title><link>${escapeHtml(publicUrl)}/</link><description>Что нового у ${SITE_NAME}</description>`,
    `<language>ru</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...news.map((item) => itemOf(item, publicUrl)),
    '</channel></rss>\n',
  ].join('');
}
