import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import { StaticRouter, type RemotesAccess, type Shop } from '@shop/shared/runtime';
import { GlobalStyle, fontUrls } from '@shop/shared/ui';
import type { ResolvedPage } from '../remotes/page-loader';
import { App } from './app';
import { BrowserEffects } from './browser-effects';
import { PageView } from './page-view';

export interface RenderedPage {
  html: string;
  /** The page's style elements and font preloads. */
  css: string;
}

interface RenderInput {
  resolved: ResolvedPage;
  /** The part of the query that the server renders for the route. */
  search: string;
  /** Path of the page in the menu that this one belongs to. */
  section?: string | undefined;
  layout?: RegistryRoute['layout'];
  shop: Shop;
  remotes: RemotesAccess;
  /** Called for every exception, also for one that affects a widget only. */
  onError: (error: unknown) => void;
}

const ignore = () => undefined;

function pageTree({ resolved, search, section, layout, shop, remotes }: RenderInput) {
  // The browser adds hash and the rest of the query after hydration: one page is cached for all.
  const location = { pathname: resolved.pathname, search, hash: '', key: 'server', state: null };
  return (
    <StaticRouter location={location}>
      <App shop={shop} remotes={remotes} sectionOf={() => section} layout={layout}>
        <PageView resolved={resolved} location={location} onRetry={ignore} />
        {/* Has no effect here, but `useId` counts children: ids must match the browser's. */}
        <BrowserEffects />
      </App>
    </StaticRouter>
  );
}

function renderTree(tree: React.ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      // React would send large blocks later, with an inline script that the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady() {
        const out = new PassThrough();
        buffer(out).then((bytes) => resolve(bytes.toString('utf8')), reject);
        stream.pipe(out);
      },
    });
  });
}

/**
 * Renders the global styles into an element of their own. Chromium lays out the whole page again
 * when a rule is added to a style sheet with fonts (docs/decisions.md, "Global styles come with
 * the HTML only").
 */
function renderGlobalStyle(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
    // Without its attributes, styled-components does not touch the element in the browser.
    return sheet.getStyleTags().replace(/<style[^>]*>/, '<style>');
  } finally {
    sheet.seal();
  }
}

/** It is the same on every page. */
let globalStyle: string | null = null;

// Fonts that load before the first layout spare a second one.
const FONT_HINTS = fontUrls
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('');

/**
 * Renders a page. It is buffered, because React streams with inline scripts, which the CSP forbids.
 * @throws the exception of the page or layout
 */
export async function renderOnServer(input: RenderInput): Promise<RenderedPage> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await renderTree(sheet.collectStyles(pageTree(input)), input.onError);
    globalStyle ??= renderGlobalStyle();
    return { html, css: FONT_HINTS + globalStyle + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
