import type { PageHead } from '@shop/shared/federation';
import { BOOT_ELEMENT_ID, ROOT_ELEMENT_ID, START_ELEMENT_ID, type Boot, type StartPlan } from '../../src/app/boot';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '@shop/shared/social-picture/size';
import { SITE_NAME } from '../../src/app/page-head';
import type { RenderedPage } from '../../src/app/render-on-server';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** JSON that may stand inside a script element: no `</script>` and no `<!--` can appear in it. */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export interface HtmlDocumentInput {
  head: PageHead;
  /** Path of the page; where there is no such page, null: it then has no canonical address. */
  path: string | null;
  publicUrl: string;
  /** Address of the Open Graph picture, or its path on this site. */
  picture: string;
  rendered: RenderedPage;
  boot: Boot;
  start: StartPlan;
  /** Text of the script that stands in every page. */
  starter: string;
}

function headTags({ head, path, publicUrl, picture }: HtmlDocumentInput): string {
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const address = path === null ? null : escapeHtml(publicUrl + (head.canonicalPath ?? path));
  const image = escapeHtml(new URL(picture, publicUrl).href);
  const jsonLd = (head.jsonLd ?? []).map((item) => jsonBlock({ '@context': 'https://schema.org', ...item }));
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="robots" content="${head.isIndexed === false ? 'noindex' : 'index,follow'}">`,
    address && `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website"><meta property="og:locale" content="ru_RU"><meta property="og:site_name" content="${SITE_NAME}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    address && `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${image}"><meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="${PICTURE_WIDTH}"><meta property="og:image:height" content="${PICTURE_HEIGHT}">`,
    `<meta property="og:image:alt" content="${title}"><meta name="twitter:card" content="summary_large_image">`,
    ...jsonLd.map((text) => `<script type="application/ld+json">${text}</script>`),
  ]
    .filter(Boolean)
    .join('');
}

/**
 * The whole page. Data travels in JSON blocks, so that the CSP can forbid every inline script but the starter.
 * The starter must not contain `</script` or `<!--`: it is not escaped, as its hash is in the CSP.
 */
export function htmlDocument(input: HtmlDocumentInput): string {
  const { rendered, boot, start, starter } = input;
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#F6F8F6">',
    headTags(input),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    rendered.css,
    `</head><body><div id="${ROOT_ELEMENT_ID}">${rendered.html}</div>`,
    `<script type="application/json" id="${START_ELEMENT_ID}">${jsonBlock(start)}</script>`,
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${jsonBlock(boot)}</script>`,
    // In the page, as a request of its own would be weighed against the first paint (docs/decisions.md).
    `<script>${starter}</script></body></html>`,
  ].join('');
}
