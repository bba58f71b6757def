import { inSpan, SpanKind, traceparentOf, type Context } from '@shop/node/tracing';
import { LRUCache } from 'lru-cache';
import { CATALOG_PATH, LISTS_PATH, PRODUCT_PAGES_PATH } from '@shop/shared/public-lists';

/** Less than a renderer's job may take: its time begins anew with the question. */
const TIMEOUT_MS = 2000;
const CACHED_CHARS = 32_000_000;

/** Renderers run the code of remotes, so they may ask for public data only. */
const ALLOWED = new Set([CATALOG_PATH, `${LISTS_PATH}products`, PRODUCT_PAGES_PATH]);

/** The whole path is compared, before `fetch` resolves dots in it: they could lead elsewhere. */
const isAllowed = (path: string) => ALLOWED.has(path.replace(/\?.*/s, ''));

interface KnownAnswer {
  etag: string | null;
  text: string;
}

/**
 * Asks the API for public data; null when there is no answer, and no earlier one.
 * @param trace the span of what asks, when it is traced
 */
export type AskApi = (path: string, trace?: Context) => Promise<string | null>;

const CALL = { name: 'GET', kind: SpanKind.CLIENT, attributes: { 'http.request.method': 'GET' } };

/**
 * Asks the API for parts of the catalogue. An answer is kept with its version: an unchanged one
 * costs no bytes, and an old one is better than none while the API is down.
 */
export function createAskApi(apiUrl: string, onFailure: (error: unknown) => void): AskApi {
  const known = new LRUCache<string, KnownAnswer>({
    maxSize: CACHED_CHARS,
    sizeCalculation: ({ text }, path) => text.length + path.length,
  });

  const ask = async (path: string, trace: Context | undefined): Promise<string> => {
    const before = known.get(path);
    const traceparent = traceparentOf(trace);
    const response = await fetch(apiUrl + path, {
      headers: { ...(before?.etag && { 'if-none-match': before.etag }), ...(traceparent && { traceparent }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304 && before) return before.text;
    if (!response.ok) throw new Error(`the API answered ${response.status} for ${path}`);
    const text = await response.text();
    known.set(path, { etag: response.headers.get('etag'), text });
    return text;
  };

  return async (path, trace) => {
    if (!isAllowed(path)) return null;
    try {
      return await inSpan(trace, CALL, (call) => ask(path, call));
    } catch (error) {
      onFailure(error);
      return known.get(path)?.text ?? null;
    }
  };
}
