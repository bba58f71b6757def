import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { StaticRouter } from '@shop/shared/runtime';
import { GlobalStyle } from '@shop/shared/ui';
import { ErrorPage } from '../errors';
import type { RenderedPage } from './render-on-server';

const MESSAGES = { 429: 'Too Many Requests', 500: 'Internal Server Error', 503: 'Service Unavailable' };

export type ErrorStatus = keyof typeof MESSAGES;

/** Renders the error page, which needs no data, remote or script. */
export function renderErrorPage(pathname: string, statusCode: ErrorStatus): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={{ pathname, search: '' }}>
          <GlobalStyle />
          <main>
            <ErrorPage statusCode={statusCode} message={MESSAGES[statusCode]} />
          </main>
        </StaticRouter>,
      ),
    );
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
