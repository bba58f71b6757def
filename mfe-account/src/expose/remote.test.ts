import { remote } from './remote';

it('keeps its pages for signed-in buyers and out of search engines', async () => {
  for (const { access, load } of remote.routes) {
    const page = await load();
    const lists = {
      products: [],
      places: [],
      discounts: [],
      deliveryCities: [],
      deliveryTypes: [],
      deliveryPrices: [],
    };

    expect(access).toBe('user');
    expect(page.head({ params: {}, lists, publicUrl: 'https://shop.test' }).isIndexed).toBe(false);
    expect(page).not.toHaveProperty('lists');
  }
});
