import type { PageModule } from '@shop/shared/federation';
import { contentContext, pageContext } from '@shop/shared/testing';
import dialog from './content/dialog.json';
import type { PageDocument } from '@shop/shared/page-documents';
import { remote } from './expose/remote';
import { renderPage } from './testing/render-page';
import { documentRoutes } from './pages/generated';
import { routes } from './routes';

async function documentOf({ content }: PageModule): Promise<PageDocument> {
  return (await content?.({}, contentContext())) as PageDocument; // the page generator has checked it
}

it('gives every page an id and a path of its own', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

it('gives every step of the dialogue to the sitemap, to which the host adds the documents', async () => {
  const paths = await remote.sitemap();

  expect(new Set(paths).size).toBe(paths.length);
  for (const { code, questions } of dialog.products) {
    const steps = questions.map(({ id }) => `/dialog/${id.replace('.', '/')}`);
    expect(paths).toEqual(expect.arrayContaining(['/dialog', `/dialog/${code}`, ...steps]));
  }
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
});

describe.each(documentRoutes)('$path', ({ path: pagePath, load }) => {
  it('shows every block of its document, under anchors that are there', async () => {
    const page = await load();
    const { content } = await documentOf(page);

    const { container } = await renderPage(page);

    expect([...container.querySelectorAll('section')].map((section) => section.id)).toEqual(
      content.map(({ props }) => props.id),
    );
    expect(container.querySelectorAll('h1')).toHaveLength(1); // a query by role takes long in whole pages
    for (const link of container.querySelectorAll('a[href^="#"]')) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    }
  });

  it('describes itself', async () => {
    const page = await load();
    const content = await documentOf(page);

    const { title, description, canonicalPath } = await page.head(pageContext({ content }));

    expect(title).toBe(content.root.props.title);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(canonicalPath).toBe(pagePath);
  });
});
