import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { StaticRouter } from '@shop/shared/runtime';
import { GlobalStyle } from '@shop/shared/ui';
import { ErrorPage, LegalText, PreviewEndPage } from '../errors';
import type { RenderedPage } from './render-on-server';

// Only the server answers with these, so that their texts weigh nothing in the scripts.
const ERRORS = {
  429: {
    message: 'Too Many Requests',
    text: 'С вашего адреса пришло слишком много запросов. Корзина и данные сохранены, попробуйте через минуту.',
  },
  500: {},
  503: {
    message: 'Service Unavailable',
    text: 'Сейчас на сайте слишком много посетителей. Корзина и данные сохранены, попробуйте через минуту.',
  },
};

/** A link to an empty address leads to the page that it is on. */
const ANY_ADDRESS = { pathname: '', search: '' };

export type ErrorStatus = keyof typeof ERRORS;

/** Renders a page that needs no data, remote or script. */
function renderAlone(page: ReactNode): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location={ANY_ADDRESS}>
          <GlobalStyle />
          <main>{page}</main>
        </StaticRouter>,
      ),
    );
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Renders the error page of any address. */
export function renderErrorPage(statusCode: ErrorStatus): RenderedPage {
  return renderAlone(<ErrorPage statusCode={statusCode} {...ERRORS[statusCode]} />);
}

/** Renders the page of a link to a preview that does not open. */
export function renderPreviewEndPage(text: string, statusCode: 404 | 410): RenderedPage {
  return renderAlone(<PreviewEndPage text={text} statusCode={statusCode} />);
}

/** Renders a text of the law as a page. */
export function renderLegalPage(html: string): RenderedPage {
  return renderAlone(<LegalText html={html} />);
}
