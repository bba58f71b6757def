import { createHash } from 'node:crypto';

/** styled-components inserts rules into a style element that is empty at first. */
const EMPTY_STYLE_HASH = hashOf('');

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function styleHashes(css: string): string[] {
  return [...css.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
}

/** Returns a page's policy with one more style element. */
export function allowStyle(policy: string, text: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${hashOf(text)}`);
}

/** Returns a page's policy with one more inline script. */
export function allowScript(policy: string, text: string): string {
  return policy.replace("script-src 'self'", `script-src 'self' ${hashOf(text)}`);
}

/** `{s}` in a host name means one of several servers; a policy can only replace the whole label. */
function tilesOrigin(pattern: string): string {
  return new URL(pattern.replace(/[^/.]*\{s\}[^/.]*/, '*')).origin;
}

export interface PolicyInput {
  /** The page's style elements. */
  css: string;
  /** Text of the page's only inline script; null when it has none. */
  inlineScript: string | null;
  /** Origins of remotes on other sites. */
  scriptOrigins: readonly string[];
  mapTilesUrl: string | null;
  /** Whether pages of this site may show the page in a frame. */
  isFramed?: boolean | undefined;
  /** Whether the page may contain frames of this site. */
  hasFrames?: boolean | undefined;
}

/** Returns the CSP of a page. Hashes instead of nonces let a CDN cache the page with its header. */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { css, inlineScript, scriptOrigins, mapTilesUrl, isFramed = false, hasFrames = false } = input;
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
    ...(hasFrames ? ["frame-src 'self'"] : []),
    `frame-ancestors '${isFramed ? 'self' : 'none'}'`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
    .map((directive) => directive.trim().replaceAll(/\s+/g, ' '))
    .join('; ');
}
