import type { HeadContext } from '@shop/shared/federation';
import { makeProduct } from '../../testing';
import { productHead } from './product-head';

const duos = makeProduct({ id: 102, name: 'INVIS DUOS', slug: 'invis_duos', description: 'Два модуля. И маяк.' });
const gone = makeProduct({ id: 109, name: 'Трекер ТМ-2', slug: 'tracker_tm2', active: false });

function headOf(slug: string, products = [duos, gone]) {
  const lists: HeadContext['lists'] = {
    products,
    places: [],
    discounts: [],
    deliveryCities: [],
    deliveryTypes: [],
    deliveryPrices: [],
  };
  return productHead({ params: { slug }, lists, publicUrl: 'https://shop.example' });
}

describe('productHead', () => {
  it('tells search engines of the product, its offer and the way to it', () => {
    const { title, canonicalPath, jsonLd } = headOf('invis_duos');

    expect(title).toBe('INVIS DUOS: цена, характеристики, аксессуары');
    expect(canonicalPath).toBe('/invis_duos');
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

  it('keeps a product gone from sale out of search engines, with status 200', () => {
    expect(headOf('tracker_tm2')).toMatchObject({ isIndexed: false });
    expect(headOf('tracker_tm2').status).toBeUndefined();
  });

  it('says 404 for an unknown slug', () => {
    expect(headOf('no_such_thing').status).toBe(404);
  });

  it('does not take a list that failed to come for an unknown slug', () => {
    expect(headOf('invis_duos', [])).toMatchObject({ status: 200, isIndexed: false });
  });
});
