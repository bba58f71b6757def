import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

export interface RawAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Requests an address without following redirects or decompressing the answer. */
export function fetchRaw(address: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

export function decode({ headers, body }: RawAnswer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString('utf8');
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}

/** Paths of all pages in the sitemap. */
export async function addressesOfSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The first group of a pattern's match, or an empty text. */
export function firstMatch(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

/** The text of a page's element, without tags. */
export function textOf(html: string, element: string): string {
  const [, inner = ''] = new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`).exec(html) ?? [];
  return inner
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The page's Open Graph metadata. */
export function metaOf(html: string, property: string): string {
  return firstMatch(html, new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`));
}

/** The page's JSON-LD for search engines. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
}
