import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { StaticRouter } from 'react-router-dom';
import type { RemotesAccess, Shop } from '@shop/shared/runtime';
import { GlobalStyle, fontUrls } from '@shop/shared/ui';
import type { ResolvedPage } from '../remotes/page-loader';
import { App } from './app';
import { STYLES_ELEMENT_ID } from './boot';
import { PageView } from './page-view';

export interface RenderedPage {
  html: string;
  /** The rules that this page uses; they stand in its one style element. */
  css: string;
}

interface RenderInput {
  resolved: ResolvedPage;
  /** The part of the query that the page's route has rendered. */
  search: string;
  shop: Shop;
  remotes: RemotesAccess;
  timeoutMs: number;
  /** Told of every exception, also of those that cost a widget only and leave the page standing. */
  onContained: (error: unknown) => void;
}

const ignore = () => undefined;

function pageTree({ resolved, search, shop, remotes }: RenderInput) {
  // The rest of the query, and the hash, are added by the browser after hydration: one answer is kept for all of them.
  const location = { pathname: resolved.pathname, search, hash: '', key: 'server', state: null };
  return (
    <StaticRouter location={resolved.pathname + search}>
      <App shop={shop} remotes={remotes}>
        <PageView resolved={resolved} location={location} onRetry={ignore} onError={ignore} />
      </App>
    </StaticRouter>
  );
}

function renderTree(tree: React.ReactNode, { timeoutMs, onContained }: RenderInput): Promise<string> {
  return new Promise((resolve, reject) => {
    let isShellLost = false;
    const timer = setTimeout(() => stream.abort(new Error(`not rendered within ${timeoutMs} ms`)), timeoutMs);
    const fail = (error: unknown) => {
      isShellLost = true;
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const stream = renderToPipeableStream(tree, {
      // Large blocks would otherwise be sent apart and put in place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: onContained,
      onShellError: fail,
      onAllReady() {
        if (isShellLost) return;
        clearTimeout(timer);
        const out = new PassThrough();
        buffer(out).then((bytes) => {
          resolve(bytes.toString('utf8'));
        }, fail);
        stream.pipe(out);
      },
    });
  });
}

/** Without its mark, the browser's styled-components leaves the element alone when it starts. */
function styleTag(sheet: ServerStyleSheet, openingTag: string): string {
  return sheet.getStyleTags().replace(/<style[^>]*>/, openingTag);
}

/**
 * The global rules come with every HTML: the browser's scripts need not carry them as well.
 * They stand in an element of their own that styled-components leaves alone: a rule put into a style sheet with fonts
 * makes Chromium lay out the whole page anew, and each new component puts in rules.
 */
function globalStyle(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
    return styleTag(sheet, '<style>');
  } finally {
    sheet.seal();
  }
}

// Asked for before the first layout, so that text is laid out once.
const FONT_HINTS = fontUrls
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('');

/**
 * Renders one page to a string, buffered: React then adds no inline script of its own, which the CSP would forbid.
 * @throws whatever a component throws; the caller decides what stands in for it
 */
export async function renderOnServer(input: RenderInput): Promise<RenderedPage> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await renderTree(sheet.collectStyles(pageTree(input)), input);
    return { html, css: FONT_HINTS + globalStyle() + styleTag(sheet, `<style id="${STYLES_ELEMENT_ID}">`) };
  } finally {
    sheet.seal();
  }
}
