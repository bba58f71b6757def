import { createHash } from 'node:crypto';
import type { Announcement } from '@shop/shared/page-documents';
import { escapeHtml } from '@shop/node/html';
import { ANNOUNCEMENT_SCRIPT, CLOSE_ID } from './announcement-script';

const PHONE = '(max-width:767.98px)';

const STYLE = [
  '#announcement{--c-focus:var(--green-signal);display:none;background:var(--c-surface-dark);',
  'color:var(--c-text-inverse);font-size:14px;line-height:20px}',
  '[data-announcement] #announcement{display:block}',
  '#announcement>div{display:flex;gap:8px;max-width:calc(var(--size-container) + 128px);min-height:44px;',
  'margin:0 auto;padding:0 52px 0 64px}',
  '#announcement p{flex:1;min-width:0;padding:12px 0;overflow-wrap:anywhere}',
  '#announcement p>a{color:var(--green-signal);text-decoration:underline;text-underline-offset:4px}',
  // The page's own would come after the link of the announcement, where it skips nothing.
  '[data-announcement] #root>a[href="#main"]{display:none}',
  '#announcement>a{position:absolute;left:16px;top:-60px;z-index:var(--z-toast);padding:8px 16px;',
  'background:var(--c-surface);color:var(--neutral-950)}#announcement>a:focus{top:8px}',
  '#announcement button{display:grid;flex:none;place-items:center;width:44px;height:44px}',
  '@media (max-width:1439.98px){#announcement>div{padding:0 28px 0 40px}}',
  '@media (max-width:1279.98px){#announcement>div{padding:0 20px 0 32px}}',
  `@media ${PHONE}{#announcement>div{padding:0 4px 0 16px}}`,
  // A button that does nothing is none; nobody follows a link on paper.
  '@media (scripting:none){#announcement button{display:none}}',
  '@media print{#announcement{display:none!important}}',
].join('');

const CROSS =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="1.6"/></svg>';

/** The parts of a page's HTML that show an announcement; each is empty without one. */
export interface AnnouncementLine {
  /** An attribute of the root element: which announcement it is. */
  attribute: string;
  style: string;
  /** Comes before the starter. */
  script: string;
  html: string;
}

export const NO_ANNOUNCEMENT: AnnouncementLine = { attribute: '', style: '', script: '', html: '' };

/** Of its words: those who have closed it see it again when they change. */
const idOf = ({ text, link }: Announcement) =>
  createHash('sha256')
    .update(JSON.stringify([text, link]))
    .digest('base64url')
    .slice(0, 8);

/**
 * The announcement above the header. It is not a component, because all visitors would load its
 * code, even without an announcement (docs/rules.md, Studio).
 */
export function announcementLine(announcement: Announcement | undefined): AnnouncementLine {
  if (!announcement) return NO_ANNOUNCEMENT;
  const { text, link } = announcement;
  const more = link ? ` <a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a>` : '';
  return {
    attribute: ` data-announcement="${idOf(announcement)}"`,
    style: `<style>${STYLE}</style>`,
    script: ANNOUNCEMENT_SCRIPT,
    html: [
      `<section id="announcement" aria-label="Объявление"><a href="#main">К содержанию</a><div><p>${escapeHtml(text)}${more}</p>`,
      `<button type="button" id="${CLOSE_ID}" aria-label="Закрыть объявление">${CROSS}</button>`,
      '</div></section>',
    ].join(''),
  };
}
