import { remote } from './remote';

const lists = { products: [], places: [], discounts: [], deliveryCities: [], deliveryTypes: [], deliveryPrices: [] };

it.each(remote.routes.map((route) => [route.path, route] as const))(
  'keeps %s for signed-in buyers and out of search engines',
  async (_path, { access, load }) => {
    const page = await load();

    expect(access).toBe('user');
    expect(page.head({ params: { id: '7' }, lists, publicUrl: 'https://shop.test' }).isIndexed).toBe(false);
  },
);
