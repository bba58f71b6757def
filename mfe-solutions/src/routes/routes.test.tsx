import { screen } from '@testing-library/react';
import type { PageModule } from '@shop/shared/federation';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { pageDocumentSchema, type PageDocument } from '../content/page-document';
import { remote } from '../expose/remote';
import { fits } from '../schema';
import { renderPage } from '../testing/render-page';
import { documentRoutes } from '../pages/generated';
import { routes } from './index';

const CONTEXT = {
  params: {},
  lists: {
    products: [],
    places: [],
    discounts: [],
    deliveryCities: [],
    deliveryTypes: [],
    deliveryPrices: [],
  },
  publicUrl: 'https://shop.test',
};

async function documentOf({ content }: PageModule): Promise<PageDocument> {
  const document = await content?.({});
  expect(pageDocumentSchema.faults(document, 'document')).toEqual([]);
  if (!fits(pageDocumentSchema, document)) throw new Error('the page has no document');
  return document;
}

it('gives every page an id and a path of its own', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

it('gives all documents and every step of the dialogue to the sitemap', async () => {
  const paths = await remote.sitemap();

  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(documentRoutes.map(({ path }) => path)));
  expect(paths).toEqual(expect.arrayContaining(['/dialog', '/dialog/invis_duos_s', '/dialog/invis_duos_s/login']));
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
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const link of container.querySelectorAll('a[href^="#"]')) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    }
  });

  it('is clean for screen readers', async () => {
    const { container } = await renderPage(await load());

    await expectNoAxeViolations(container);
  });

  it('describes itself', async () => {
    const page = await load();
    const content = await documentOf(page);

    const { title, description, canonicalPath } = page.head({ ...CONTEXT, content });

    expect(title).toBe(content.root.props.title);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(canonicalPath).toBe(pagePath);
  });
});

it('gives questions and the way back to search engines', async () => {
  const rental = await routes.find(({ id }) => id === 'rental')?.load();

  const { jsonLd } = rental?.head({ ...CONTEXT, content: await documentOf(rental) }) ?? {};

  expect(jsonLd?.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(jsonLd?.[1]?.mainEntity).toHaveLength(6);
});
