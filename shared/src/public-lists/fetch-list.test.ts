import { fetchList, fetchProducts } from './fetch-list';
import type { WholeListName } from './types';

const answering = (data: unknown, status = 200) => jest.fn(async () => Response.json({ data }, { status }));

describe('fetchList', () => {
  it('asks the API for the one list, and has the HTTP cache ask whether it changed', async () => {
    const fetch = answering({ siteShopAddresses: [{ id: 1 }] });

    expect(await fetchList('places', fetch)).toEqual([{ id: 1 }]);

    expect(fetch).toHaveBeenCalledWith('/api/lists/places', { cache: 'no-cache' });
  });

  it.each<[WholeListName, object, number[]]>([
    [
      'discounts',
      {
        siteDiscounts: [
          { id: 3, productId: 2, productCount: 1 },
          { id: 2, productId: 1, productCount: 10 },
          { id: 1, productId: 1, productCount: 5 },
        ],
      },
      [1, 2, 3],
    ],
    [
      'deliveryCities',
      {
        siteDeliveryCities: [
          { id: 4, city: 'Ярославль' },
          { id: 2, city: 'Ёлкино' },
          { id: 3, city: 'Москва' },
          { id: 1, city: 'Ейск' },
        ],
      },
      [1, 2, 3, 4],
    ],
  ])('sorts %s whatever the order of the answer', async (name, data, ids) => {
    const list = await fetchList(name, answering(data));

    expect(list.map(({ id }) => id)).toEqual(ids);
  });

  it('asks for the products with some ids alone, and sorts them', async () => {
    const answer = [
      { id: 8, sort: 2 },
      { id: 7, sort: 1 },
    ];
    const fetch = answering({ siteProducts: answer });

    expect(await fetchProducts([7, 10201], fetch)).toEqual(answer.toReversed());

    const filter = encodeURIComponent('{"ids":[7,10201]}');
    expect(fetch).toHaveBeenCalledWith(`/api/lists/products?filter=${filter}`, { cache: 'no-cache' });
  });

  it.each([
    ['the API refuses', answering({}, 503)],
    ['the answer lacks the list', answering({ siteProducts: [] })],
    ['the network is down', jest.fn(() => Promise.reject(new Error('down')))],
  ])('rejects when %s', async (_when, fetch) => {
    await expect(fetchList('places', fetch)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  });
});
