import { remote } from './remote';

describe('the remote', () => {
  it.each(remote.routes)('keeps $path out of search engines', async ({ load }) => {
    const page = await load();

    const lists = {
      products: [],
      places: [],
      discounts: [],
      deliveryCities: [],
      deliveryTypes: [],
      deliveryPrices: [],
    };
    expect(page.head({ params: {}, lists, publicUrl: 'https://shop.example' }).isIndexed).toBe(false);
  });

  it('loads the fast order with the lists it reads', async () => {
    const { lists } = await remote.widgets['fast-order']();

    expect(lists).toEqual(['products', 'discounts']);
  });
});
