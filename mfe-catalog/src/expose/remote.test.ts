import { makeProduct, makeService } from '../testing';
import { remote } from './remote';

const NO_LISTS = { places: [], discounts: [], deliveryCities: [], deliveryTypes: [], deliveryPrices: [] };

it('names active products with a slug for the sitemap', () => {
  const products = [
    makeProduct({ id: 1, slug: 'one' }),
    makeProduct({ id: 2, slug: 'two', active: false }),
    makeService({ id: 3 }),
  ];

  expect(remote.sitemap({ products, ...NO_LISTS })).toEqual(['/products', '/services', '/one']);
});
