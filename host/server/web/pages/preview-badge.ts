import type { PreviewedVersion } from '../sets/previews';
import { escapeHtml } from '@shop/node/html';

export const PREVIEW_PATH = '/_preview';
/** The address that leads out of a preview. */
export const PREVIEW_END_PATH = `${PREVIEW_PATH}/off`;
/** The address that takes the versions that somebody wants to see instead. */
export const PREVIEW_CHOICE_PATH = `${PREVIEW_PATH}/versions`;

/** The badge lies above the bars that pages stick to the bottom, and covers nothing at the end. */
const STYLE = [
  '#preview{position:fixed;left:8px;bottom:calc(var(--toast-offset,0px) + 8px);z-index:var(--z-sticky);display:flex;gap:16px;align-items:center;max-width:calc(100vw - 16px);padding:4px 4px 4px 16px;box-sizing:border-box;border:1px solid var(--neutral-700);background:var(--c-surface-dark);color:var(--c-text-inverse-2);box-shadow:var(--shadow-2);font:var(--fs-mono)/var(--lh-mono) var(--font-mono);letter-spacing:var(--ls-mono)}',
  '#preview p{margin:0;padding-block:4px;min-width:0;overflow-wrap:anywhere}',
  '#preview b{display:block;color:var(--c-signal-on-dark);font-weight:400}',
  '#preview form{flex:none;margin:0}',
  '#preview button{min-width:44px;min-height:44px;padding:0 16px;border:1px solid var(--neutral-700);border-radius:var(--r-1);background:none;color:var(--c-text-inverse);font:inherit;cursor:pointer}',
  '#preview button:hover{border-color:var(--neutral-0)}',
  '#preview button:focus-visible{outline:2px solid var(--c-signal-on-dark);outline-offset:-4px}',
  'html{scroll-padding-bottom:calc(var(--toast-offset,0px) + 76px)}',
  'body{padding-bottom:76px}',
  '@media print{#preview{display:none}}',
].join('');

const NOTES: Readonly<Record<PreviewedVersion['state'], string>> = {
  new: '',
  live: ' — уже на&nbsp;сайте',
  withdrawn: ' — отозвана, показана обычная',
  gone: ' — удалена, показана обычная',
  broken: ' — здесь не&nbsp;работает, показана обычная',
};

/** What a badge says of a version. */
export const versionLine = ({ remote, version, state }: PreviewedVersion): string =>
  `${escapeHtml(remote)} ${escapeHtml(version)}${NOTES[state]}`;

/** What a badge says of a draft at this address. */
export const draftLine = (path: string): string => `Черновик страницы ${escapeHtml(path)}`;

export interface PreviewedDocument {
  html: string;
  /** Text of the style element that was added. */
  style: string;
}

/**
 * Adds the badge to a page, and hides the page from search engines. It is plain HTML outside of
 * React's root, so that it needs no script and stays when the visitor goes on to other pages.
 * @param lines HTML of what is previewed
 * @param after HTML that follows it
 */
export function addPreviewBadge(html: string, lines: readonly string[], after = ''): PreviewedDocument {
  const badge = [
    '<aside id="preview" aria-label="Предпросмотр"><p><b>Предпросмотр</b>',
    lines.join('<br>'),
    `</p><form method="post" action="${PREVIEW_END_PATH}"><button>Выйти</button></form></aside>`,
  ].join('');
  return {
    html: html
      .replace('<meta name="robots" content="index,follow">', '<meta name="robots" content="noindex">')
      .replace('</head>', () => `<style>${STYLE}</style></head>`)
      .replace(/<\/body><\/html>$/, () => `${after}${badge}</body></html>`),
    style: STYLE,
  };
}
