import type { CatalogReader } from '@shop/shared/public-lists';
import { pageContext } from '@shop/shared/testing';
import { makeProduct, makeProperty } from '../../testing';
import { productData } from './product-data';
import { productHead } from './product-head';

const duos = makeProduct({ id: 102, name: 'INVIS DUOS', slug: 'invis_duos', description: 'Два модуля. И маяк.' });
const discontinued = makeProduct({ id: 109, name: 'Трекер ТМ-2', slug: 'tracker_tm2', active: false });

async function headOf(slug: string, products = [duos, discontinued], catalog: Partial<CatalogReader> = {}) {
  const context = pageContext({ params: { slug }, lists: { products }, catalog });
  return productHead({ ...context, data: await productData(context) });
}

describe('productHead', () => {
  it('describes the product, its offer and its breadcrumbs to search engines', async () => {
    const { title, canonicalPath, picture, jsonLd } = await headOf('invis_duos');

    expect(title).toBe('INVIS DUOS: цена, характеристики, аксессуары');
    expect(canonicalPath).toBe('/invis_duos');
    expect(picture).toEqual({ title: 'INVIS DUOS', text: 'Два модуля. И маяк.', drawing: duos.img });
    expect(jsonLd).toMatchObject([
      {
        '@type': 'Product',
        name: 'INVIS DUOS',
        image: ['https://shop.example/images/products/invis_duos-1.svg', expect.any(String)],
        offers: {
          '@type': 'Offer',
          price: 24900,
          priceCurrency: 'RUB',
          availability: 'https://schema.org/InStock',
          url: 'https://shop.example/invis_duos',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Главная' }, {}, {}, { name: 'INVIS DUOS', position: 4 }],
      },
    ]);
  });

  it('tells search engines what buyers say, but no example of the demonstration', async () => {
    const review = { id: 1, authorName: 'Анна', rating: 5, text: 'Хорошо', createdAt: '2026-11-03T16:45:00Z' };
    const said = { id: 102, count: 1, average: 5, questions: [] };
    const example = { ...review, id: 2, authorName: 'Олег', isExample: true };
    const data = await productData(pageContext({ params: { slug: 'invis_duos' }, lists: { products: [duos] } }));
    const ldWith = (row: object) =>
      productHead(pageContext({ data, lists: { reviews: [{ ...said, reviews: [example], ...row }] } })).jsonLd?.[0];

    expect(ldWith({ reviews: [{ ...review, isExample: false }, example] })).toMatchObject({
      aggregateRating: { ratingValue: 5, reviewCount: 1 },
      review: [{ author: { name: 'Анна' }, datePublished: '2026-11-03T16:45:00Z' }],
    });
    const onlyExamples = ldWith({ count: 0, average: null });
    expect(onlyExamples).not.toHaveProperty('aggregateRating');
    expect(onlyExamples).not.toHaveProperty('review');
  });

  it.each([
    ['is in stock', { count: 1 }, 'InStock'],
    ['comes within its term', { count: 0, orderTermDays: 10 }, 'BackOrder'],
    ['is sold out', { count: 0 }, 'OutOfStock'],
  ])('tells search engines that a product %s', async (_what, stock, availability) => {
    const { jsonLd } = await headOf('invis_duos', [{ ...duos, ...stock }]);

    expect(jsonLd?.[0]).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });

  it('tells search engines who makes a product: the shop, unless it says another', async () => {
    const brandOf = async (product: typeof duos) => (await headOf('invis_duos', [product])).jsonLd?.[0]?.brand;

    expect(await brandOf(duos)).toMatchObject({ name: 'INVIS DUOS' });
    expect(await brandOf({ ...duos, brand: 'Навигатор' })).toMatchObject({ name: 'Навигатор' });
  });

  it('tells search engines until when the price of a sale holds', async () => {
    const saleEndsAt = '2026-12-10T21:00:00.000Z';
    const { jsonLd } = await headOf('invis_duos', [{ ...duos, price: 19_900, oldPrice: 24_900, saleEndsAt }]);

    expect(jsonLd?.[0]).toMatchObject({ offers: { price: 19_900, priceValidUntil: saleEndsAt } });
    expect((await headOf('invis_duos')).jsonLd?.[0]).not.toHaveProperty('offers.priceValidUntil');
  });

  // Search engines refuse an entry without these (Google's lists for merchant listings and
  // breadcrumbs).
  const REQUIRED: Record<string, readonly string[] | undefined> = {
    Product: ['name', 'image', 'offers'],
    Offer: ['price', 'priceCurrency', 'availability', 'url'],
    Brand: ['name'],
    Organization: ['name'],
    PropertyValue: ['name', 'value'],
    BreadcrumbList: ['itemListElement'],
    ListItem: ['position', 'name'],
  };

  function missingIn(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(missingIn);
    if (typeof value !== 'object' || value === null) return [];
    const fields = Object.entries(value);
    const type = String(Object.fromEntries(fields)['@type']);
    const isFilled = (name: string) =>
      fields.some(
        ([key, field]) => key === name && field !== '' && field !== null && field !== undefined && field.length !== 0,
      );
    const required = REQUIRED[type];
    if (!required) return [`${type} has no list`];
    const missing = required.filter((name) => !isFilled(name)).map((name) => `${type}.${name}`);
    return [...missing, ...fields.flatMap(([, field]) => missingIn(field))];
  }

  it('has every field that search engines require', async () => {
    const { jsonLd = [] } = await headOf('invis_duos', [{ ...duos, properties: [makeProperty({ id: 1 })] }]);

    expect(missingIn(jsonLd)).toEqual([]);
    const crumbs = jsonLd[1]?.itemListElement as { item?: string }[]; // its type is checked right above
    expect(crumbs.slice(0, -1).every(({ item }) => item?.startsWith('https://shop.example/'))).toBe(true);
  });

  it('has no empty lists for a product without pictures and properties', async () => {
    const { jsonLd = [] } = await headOf('invis_duos', [{ ...duos, img: null, images: [], properties: [] }]);

    expect(jsonLd[0]).not.toHaveProperty('image');
    expect(jsonLd[0]).not.toHaveProperty('additionalProperty');
  });

  it('keeps a discontinued product out of search engines, with status 410 and without an offer', async () => {
    const head = await headOf('tracker_tm2');

    expect(head).toMatchObject({ title: expect.stringMatching(/^Трекер ТМ-2 снят/), status: 410, isIndexed: false });
    expect(head.jsonLd).toBeUndefined();
  });

  it('has status 404 for an unknown slug', async () => {
    expect((await headOf('no_such_thing')).status).toBe(404);
  });

  it('does not treat a slug as unknown when the list did not load', async () => {
    expect(await headOf('invis_duos', [], { products: async () => null })).toMatchObject({
      status: 200,
      isIndexed: false,
    });
  });
});
