import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from '@shop/shared/ui';
import { ErrorPage } from '../errors';
import type { RenderedPage } from './render-on-server';

/** The page that stands in when nothing else could be rendered; it needs no data, no remote and no script. */
export function renderErrorPage(pathname: string): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <GlobalStyle />
          <main>
            <ErrorPage />
          </main>
        </StaticRouter>,
      ),
    );
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
