import { isoDate } from '@shop/shared/format';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/** What a document says of its page, as far as a draft does. */
function pageProps(document: unknown): Record<string, unknown> {
  return recordOf(recordOf(recordOf(document).root).props);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The title of a page; its address while it has none. */
export function titleOf(document: unknown, path: string): string {
  return textOf(pageProps(document).title) || path;
}

/** The address in a document; empty when it has none. */
export function pathOf(document: unknown): string {
  return textOf(pageProps(document).path);
}

/** The day of a piece of news, as far as a draft has one; null for any other page. */
export function newsDateOf(document: unknown): string | null {
  const { news } = pageProps(document);
  return isRecord(news) ? textOf(news.date) : null;
}

/** The document of another page. What a change leaves undefined is left out of it. */
export function withPageProps(document: unknown, changes: Record<string, unknown>): unknown {
  const base = recordOf(document);
  return { ...base, root: { ...recordOf(base.root), props: { ...pageProps(document), ...changes } } };
}

/** A piece of news that begins now has the day of today in Moscow, and not that of its model. */
export function withNewsToday(document: unknown): unknown {
  const { news } = pageProps(document);
  return isRecord(news) ? withPageProps(document, { news: { ...news, date: isoDate(Date.now()) } }) : document;
}

/** A document in JSON, at another address. */
export function atPath(document: string, path: string): string {
  return JSON.stringify(withPageProps(JSON.parse(document), { path }));
}
