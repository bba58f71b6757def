import { testProduct } from '../testing/test-product';
import { productLinks } from './site-links';

describe('productLinks', () => {
  it('links active goods in the order of the fixed list', () => {
    const products = [
      testProduct({ id: 1, slug: 'duos_online', name: 'Трекер' }),
      testProduct({ id: 2, slug: 'invis_duos_s' }),
      testProduct({ id: 3, slug: 'invis_duos' }),
    ];

    expect(productLinks(products)).toEqual([
      { text: 'INVIS DUOS', to: '/invis_duos' },
      { text: 'INVIS DUOS S', to: '/invis_duos_s' },
      { text: 'DUOS ONLINE LITE', to: '/duos_online' },
    ]);
  });

  it('leaves out inactive goods, services, unknown slugs and goods without a slug', () => {
    const products = [
      testProduct({ id: 1, slug: 'invis_duos', active: false }),
      testProduct({ id: 2, slug: 'invis_duos_3dl', type: 'service' }),
      testProduct({ id: 3, slug: 'invis_duos_next' }),
      testProduct({ id: 4, slug: null }),
    ];

    expect(productLinks(products)).toEqual([]);
  });
});
