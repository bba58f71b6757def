import type { CatalogReader } from '@shop/shared/public-lists';

/** The paths of the shop's goods and lists, for sitemap.xml. No browser loads them. */
export async function sitemap(catalog: Pick<CatalogReader, 'pages'>): Promise<string[]> {
  const { products, categories } = (await catalog.pages()) ?? { products: [], categories: [] };
  return [
    '/products',
    ...categories.map((slug) => `/products/${slug}`),
    '/services',
    '/choose',
    ...products.map((slug) => `/${slug}`),
  ];
}
