import { testProduct } from '../testing/test-product';
import { productsColumn } from './footer-links';

describe('productsColumn', () => {
  it('names active goods by the fixed map, in its order', () => {
    const products = [
      testProduct({ id: 1, slug: 'duos_online', name: 'Трекер' }),
      testProduct({ id: 2, slug: 'invis_duos_s' }),
      testProduct({ id: 3, slug: 'invis_duos' }),
    ];

    expect(productsColumn(products).links).toEqual([
      { text: 'INVIS DUOS', to: '/invis_duos' },
      { text: 'INVIS DUOS S', to: '/invis_duos_s' },
      { text: 'DUOS ONLINE LITE', to: '/duos_online' },
    ]);
  });

  it('leaves out inactive goods, services, unknown slugs and goods without one', () => {
    const products = [
      testProduct({ id: 1, slug: 'invis_duos', active: false }),
      testProduct({ id: 2, slug: 'invis_duos_3dl', type: 'service' }),
      testProduct({ id: 3, slug: 'invis_duos_next' }),
      testProduct({ id: 4, slug: null }),
    ];

    expect(productsColumn(products).links).toEqual([]);
  });
});
