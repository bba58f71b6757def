import { makeProduct, makeService } from '../testing';
import { remote } from './remote';

const NO_LISTS = { places: [], discounts: [], deliveryCities: [], deliveryTypes: [], deliveryPrices: [] };

describe('remote', () => {
  it.each(remote.routes)('loads the page of $path, whose data comes from the lists', async ({ load }) => {
    const page = await load();

    expect(page.data).toBeInstanceOf(Function);
  });

  it('loads its widget', async () => {
    const { Widget } = await remote.widgets['product-strip']();

    expect(Widget).toBeInstanceOf(Function);
  });

  it('names active products with a slug for the sitemap', () => {
    const products = [
      makeProduct({ id: 1, slug: 'one' }),
      makeProduct({ id: 2, slug: 'two', active: false }),
      makeService({ id: 3 }),
    ];

    expect(remote.sitemap({ products, ...NO_LISTS })).toEqual(['/products', '/services', '/one']);
  });
});
