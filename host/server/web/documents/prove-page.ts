import type { DocumentFault, PageDocument } from '@shop/shared/page-documents';
import { RenderError } from '../renderers/renderer-client';
import type { SitePage, SitePages } from './site-pages';
import type { createPageTrial, PageTrial } from './try-page';

export interface ProvenPage {
  /** Of the remote that shows the page. */
  version: string;
  /** Empty for a page that renders. */
  faults: DocumentFault[];
}

const ADDRESS_FAULT: DocumentFault = {
  path: 'root.props.path',
  code: 'address',
  text: 'По\u00A0этому адресу другая страница',
};

const renderFault = (path: string, reason: string): DocumentFault => ({
  path,
  code: 'render',
  text: `${path === '' ? 'Страница' : 'Блок'} не\u00A0показывается: ${reason}`,
});

/** @returns why the document does not render; null when it does */
async function failureOf({ render }: PageTrial, document: PageDocument): Promise<string | null> {
  try {
    const { status } = await render(document);
    return status === 200 ? null : `ответ ${status}`;
  } catch (error) {
    if (error instanceof RenderError) return error.failure.reason;
    throw error;
  }
}

/**
 * Renders a page as the site would show it, and finds the blocks that keep it from being shown.
 * @returns a function that rejects when the store does not answer
 */
export function createPageProver(tryPage: ReturnType<typeof createPageTrial>) {
  return async ({ path, document }: SitePage & { document: PageDocument }, site: SitePages): Promise<ProvenPage> => {
    const trial = await tryPage(path, site);
    if (!trial) return { version: '', faults: [ADDRESS_FAULT] };
    const { version } = trial;
    const reason = await failureOf(trial, document);
    if (reason === null) return { version, faults: [] };
    const faults: DocumentFault[] = [];
    for (const [index, block] of document.content.entries()) {
      const ofBlock = await failureOf(trial, { ...document, content: [block] });
      if (ofBlock !== null) faults.push(renderFault(`content[${index}]`, ofBlock));
    }
    return { version, faults: faults.length > 0 ? faults : [renderFault('', reason)] };
  };
}
