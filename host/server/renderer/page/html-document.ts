import type { PageHead } from '@shop/shared/federation';
import { ROOT_ELEMENT_ID, type HydrationData, type StarterData } from '../../../src/app/hydration-data';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '@shop/node/social-picture/size';
import { NEWS_FEED_PATH } from '@shop/shared/page-documents';
import { HYDRATION_ELEMENT_ID, STARTER_ELEMENT_ID } from '@shop/shared/federation/page-data';
import { escapeHtml, jsonBlock } from '@shop/node/html';
import { SITE_NAME } from '../../../src/app/page-head';
import type { AnnouncementLine } from './announcement-line';
import type { RenderedPage } from '../../../src/app/render-on-server';
import { signInNote } from './sign-in-note';

export interface HtmlDocumentInput {
  head: PageHead;
  /** Null when there is no such page; then there is no canonical address. */
  path: string | null;
  publicUrl: string;
  /** Address of the Open Graph picture, or its path on this site. */
  picture: string;
  rendered: RenderedPage;
  hydration: HydrationData;
  announcement: AnnouncementLine;
  /** Text of the inline script of every page. */
  starter: string;
  starterData: StarterData;
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
    head.hasNews &&
      `<link rel="alternate" type="application/rss+xml" title="Новости ${SITE_NAME}" href="${NEWS_FEED_PATH}">`,
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
 * Returns the HTML of a page. Data is in JSON blocks, so that the CSP can forbid all inline scripts
 * but the starter. The starter must not contain `</script` or `<!--`: the CSP holds the hash of its
 * text, so it cannot be escaped.
 */
export function htmlDocument(input: HtmlDocumentInput): string {
  const { rendered, hydration, announcement, starter, starterData } = input;
  return [
    `<!doctype html><html lang="ru"${announcement.attribute}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#F6F8F6">',
    headTags(input),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    rendered.css,
    announcement.style,
    // Inline: another request would delay the first paint. In the head: a press counts as soon as
    // its button is on screen (docs/decisions.md, "Scripts start after the page is painted").
    `<script>${starter}</script>`,
    '</head><body>',
    signInNote(input.path),
    announcement.html,
    `<div id="${ROOT_ELEMENT_ID}">${rendered.html}</div>`,
    `<script type="application/json" id="${STARTER_ELEMENT_ID}">${jsonBlock(starterData)}</script>`,
    `<script type="application/json" id="${HYDRATION_ELEMENT_ID}">${jsonBlock(hydration)}</script>`,
    '</body></html>',
  ].join('');
}
