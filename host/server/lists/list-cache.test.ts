import type { PublicLists } from '@shop/shared/runtime';
import { deadUrl, startServer } from '../testing/local-server';
import { createListCache, listsFetcher } from './list-cache';

type Lists = Partial<PublicLists>;

const listsOf = (...ids: number[]) => ({ products: ids.map((id) => ({ id })) }) as Lists;

function setup(...answers: (Lists | Error)[]) {
  const clock = { nowMs: 1_000_000 };
  const onFailure = jest.fn();
  const fetchLists = jest.fn(async () => {
    const answer = answers.shift() ?? new Error('no more answers');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const cache = createListCache({ fetchLists, onFailure, now: () => clock.nowMs });
  return { cache, clock, onFailure, fetchLists, ids: async () => (await cache.get()).products?.map(({ id }) => id) };
}

describe('createListCache', () => {
  it('fetches the lists once in 15 s', async () => {
    const { ids, clock, fetchLists } = setup(listsOf(1), listsOf(2));
    expect(await ids()).toEqual([1]);

    clock.nowMs += 14_999;
    expect(await ids()).toEqual([1]);

    expect(fetchLists).toHaveBeenCalledTimes(1);
  });

  it('serves stale lists while it fetches them again', async () => {
    const { ids, clock, fetchLists } = setup(listsOf(1), listsOf(2));
    await ids();

    clock.nowMs += 15_000;
    expect(await ids()).toEqual([1]);
    await Promise.resolve();

    expect(await ids()).toEqual([2]);
    expect(fetchLists).toHaveBeenCalledTimes(2);
  });

  it('serves stale lists while the API is down, and tries again 15 s later', async () => {
    const { ids, clock, fetchLists, onFailure } = setup(listsOf(1), new Error('down'), listsOf(3));
    await ids();
    clock.nowMs += 15_000;
    await ids();
    expect(await ids()).toEqual([1]);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'down' }));
    expect(fetchLists).toHaveBeenCalledTimes(2);

    clock.nowMs += 15_000;
    await ids();
    await Promise.resolve();

    expect(await ids()).toEqual([3]);
  });

  it('is empty until the API has answered, and tries again at each call', async () => {
    const { cache, ids } = setup(new Error('down'), listsOf(1));

    expect(await cache.get()).toEqual({});
    expect(await ids()).toEqual([1]);
  });

  it('fetches once for several calls at the same time', async () => {
    const { cache, fetchLists } = setup(listsOf(1));

    const answers = await Promise.all([cache.get(), cache.get(), cache.get()]);

    expect(answers.every((answer) => answer === answers[0])).toBe(true);
    expect(fetchLists).toHaveBeenCalledTimes(1);
  });
});

describe('listsFetcher', () => {
  async function startApi(products: { id: number; sort: number }[]) {
    const api = { products, requests: [] as (string | undefined)[], isDown: false };
    const server = await startServer(({ url, headers }, response) => {
      api.requests.push(headers['if-none-match']);
      const etag = `"${url} ${JSON.stringify(api.products)}"`;
      if (api.isDown) return response.writeHead(503).end();
      if (headers['if-none-match'] === etag) return response.writeHead(304).end();
      const siteProducts = api.products;
      const data = { siteProducts, siteShopAddresses: [], siteDiscounts: [], siteDeliveryCities: [] };
      const body = { data: { ...data, siteDeliveryTypes: [], siteDeliveryPrices: [] } };
      return response.writeHead(200, { 'content-type': 'application/json', etag }).end(JSON.stringify(body));
    });
    return { ...server, api, fetchLists: listsFetcher(server.url) };
  }

  it('fetches every list', async () => {
    const { fetchLists, close } = await startApi([
      { id: 2, sort: 2 },
      { id: 1, sort: 1 },
    ]);

    const lists = await fetchLists();
    await close();

    expect(lists.products.map(({ id }) => id)).toEqual([1, 2]);
    expect(lists.deliveryTypes).toEqual([]);
  });

  it('returns the same array while a list has not changed', async () => {
    const { api, fetchLists, close } = await startApi([{ id: 1, sort: 1 }]);
    const first = await fetchLists();

    expect((await fetchLists()).products).toBe(first.products);

    api.products = [{ id: 2, sort: 1 }];
    expect((await fetchLists()).products.map(({ id }) => id)).toEqual([2]);
    await close();
  });

  it('rejects when the API is down', async () => {
    const { api, fetchLists, close } = await startApi([]);
    api.isDown = true;

    await expect(fetchLists()).rejects.toThrow('the API answered 503');
    await close();
    await expect(listsFetcher(await deadUrl())()).rejects.toThrow();
  });
});
