import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { rootSchema, type PageDocument } from '../features/page-document';
import { remote } from '../expose/remote';
import { renderPage } from '../testing/render-page';
import { routes } from './index';

const EMPTY_LISTS = {
  products: [],
  places: [],
  discounts: [],
  deliveryCities: [],
  deliveryTypes: [],
  deliveryPrices: [],
};

async function readDocument(id: string): Promise<PageDocument> {
  return (await import(`../content/pages/${id}.json`)).default;
}

it('gives every page an id and a path of its own, and all paths to the sitemap', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(remote.sitemap()).toEqual([...new Set(routes.map((route) => route.path))]);
});

it.each(routes)('takes $path from the folder and chunk of its id', ({ id, load }) => {
  expect(String(load)).toMatch(new RegExp(`/pages/${id}['"]`));
});

describe.each(routes)('$path', ({ id, path: pagePath, load }) => {
  it('shows every block of its document, under anchors that are there', async () => {
    const { content } = await readDocument(id);
    const { Page } = await load();

    const { container } = renderPage(<Page />);

    expect([...container.querySelectorAll('section')].map((section) => section.id)).toEqual(
      content.map(({ props }) => props.id),
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const link of container.querySelectorAll('a[href^="#"]')) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    }
  });

  it('is clean for screen readers', async () => {
    const { Page } = await load();

    const { container } = renderPage(<Page />);

    await expectNoAxeViolations(container);
  });

  it('describes itself', async () => {
    const { root } = await readDocument(id);
    const { head } = await load();

    const { title, description, canonicalPath } = head({
      params: {},
      lists: EMPTY_LISTS,
      publicUrl: 'https://shop.test',
    });

    expect(rootSchema.faults(root.props, id)).toEqual([]);
    expect(title).toBe(root.props.title);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(canonicalPath).toBe(pagePath);
  });
});

it('gives questions and the way back to search engines', async () => {
  const rental = routes.find(({ id }) => id === 'rental');
  const page = await rental?.load();

  const { jsonLd } = page?.head({ params: {}, lists: EMPTY_LISTS, publicUrl: 'https://shop.test' }) ?? {};

  expect(jsonLd?.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(jsonLd?.[1]?.mainEntity).toHaveLength(6);
});
