import type { PageDocument } from '@shop/shared/page-documents';
import { RenderError } from '../renderers/renderer-client';
import { remoteSet, documentOf as renderedOf } from '../../testing/test-pages';
import { createPageProver } from './prove-page';
import { NO_PAGES } from './site-pages';
import type { PageTrial } from './try-page';

const documentOf = (...types: string[]): PageDocument => ({
  root: { props: { path: '/lease', title: 'Лизинг', description: 'Описание' } },
  content: types.map((type) => ({ type, props: { id: type } })),
});

/** Renders all blocks but these. */
function proverWithout(broken: readonly string[], isWholeBroken = false) {
  const trial: PageTrial = {
    set: remoteSet([]),
    version: '1.0.0',
    async render({ content }) {
      const reason = content.find(({ type }) => broken.includes(type)) ? 'в формуле неизвестное имя' : 'слишком долго';
      if (reason === 'слишком долго' && !(isWholeBroken && content.length > 1)) return renderedOf('<h1></h1>');
      throw new RenderError({ part: { remote: 'mfe-test', version: '1.0.0', name: 'page' }, reason, isFatal: false });
    },
  };
  return createPageProver(async (path) => (path === '/lease' ? trial : null));
}

const page = (document: PageDocument, path = '/lease') => ({
  ...{ id: 'lease', path, number: 2, isShipped: false, publishedAt: '2026-11-25T10:00:00Z', document },
});

it('lets a page through that renders', async () => {
  const prove = proverWithout([]);

  expect(await prove(page(documentOf('Hero', 'Faq')), NO_PAGES)).toEqual({ version: '1.0.0', faults: [] });
});

it('names each block that does not render, and why', async () => {
  const prove = proverWithout(['Calculator', 'Map']);

  const { faults } = await prove(page(documentOf('Hero', 'Calculator', 'Faq', 'Map')), NO_PAGES);

  const text = 'Блок не\u00A0показывается: в формуле неизвестное имя';
  expect(faults).toEqual([
    { path: 'content[1]', code: 'render', text },
    { path: 'content[3]', code: 'render', text },
  ]);
});

it('names the page when each of its blocks renders alone', async () => {
  const prove = proverWithout([], true);

  const { faults } = await prove(page(documentOf('Hero', 'Faq')), NO_PAGES);

  expect(faults).toEqual([{ path: '', code: 'render', text: 'Страница не\u00A0показывается: слишком долго' }]);
});

it('says that another page has the address', async () => {
  const prove = proverWithout([]);

  const { faults } = await prove(page(documentOf('Hero'), '/rental'), NO_PAGES);

  expect(faults).toMatchObject([{ path: 'root.props.path', code: 'address' }]);
});
