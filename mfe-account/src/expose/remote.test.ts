import { remote } from './remote';

const lists = { products: [], places: [], discounts: [], deliveryCities: [], deliveryTypes: [], deliveryPrices: [] };

it.each(remote.routes.map((route) => [route.path, route] as const))(
  "keeps %s out of search engines, and what is a buyer's own for signed-in ones",
  async (path, { access, load }) => {
    const page = await load();

    expect(access).toBe(path === '/reset' ? 'public' : 'user');
    expect(page.head({ params: { id: '7' }, lists, publicUrl: 'https://shop.test' }).isIndexed).toBe(false);
  },
);
