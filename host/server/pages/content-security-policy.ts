import { createHash } from 'node:crypto';

/** Lets styled-components insert rules at run time: it begins with an empty style element. */
const EMPTY_STYLE_HASH = hashOf('');

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function styleHashes(css: string): string[] {
  return [...css.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
}

/** Origin of the map's tiles. Of several servers `{s}` is a part of the name; a policy leaves out the whole label. */
function tilesOrigin(pattern: string): string {
  return new URL(pattern.replace(/[^/.]*\{s\}[^/.]*/, '*')).origin;
}

export interface PolicyInput {
  /** The page's style elements. */
  css: string;
  /** Text of the one script that stands in the page, if there is one. */
  inlineScript: string | null;
  /** Origins of remotes that live elsewhere. */
  scriptOrigins: readonly string[];
  mapTilesUrl: string | null;
}

/** The CSP of one page: by hashes, without nonces, so that the page with its header can be kept and served by a CDN. */
export function contentSecurityPolicy({ css, inlineScript, scriptOrigins, mapTilesUrl }: PolicyInput): string {
  const remotes = scriptOrigins.join(' ');
  const tiles = mapTilesUrl ? tilesOrigin(mapTilesUrl) : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScript === null ? '' : hashOf(inlineScript)} ${remotes}`,
    `style-src 'self' ${[...styleHashes(css), EMPTY_STYLE_HASH].join(' ')}`,
    `img-src 'self' data: ${remotes} ${tiles}`,
    "font-src 'self'",
    `connect-src 'self' ${remotes}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
    .map((directive) => directive.trim().replaceAll(/\s+/g, ' '))
    .join('; ');
}
