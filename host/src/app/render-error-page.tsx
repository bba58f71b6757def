import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { StaticRouter } from '@shop/shared/runtime';
import { GlobalStyle } from '@shop/shared/ui';
import { ErrorPage } from '../errors';
import type { RenderedPage } from './render-on-server';

const MESSAGES = { 429: 'Too Many Requests', 500: 'Internal Server Error', 503: 'Service Unavailable' };

/** A link to an empty address leads to the page that it is on. */
const ANY_ADDRESS = { pathname: '', search: '' };

export type ErrorStatus = keyof typeof MESSAGES;

/** Renders the error page of any address, which needs no data, remote or script. */
export function renderErrorPage(statusCode: ErrorStatus): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={ANY_ADDRESS}>
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
