import { LIST_NAMES } from '@shop/shared/public-lists';
import { deadUrl, startServer } from '../../testing/local-server';
import { createListCache, listsFetcher, type ListTexts } from './list-cache';

const listsOf = (text: string): ListTexts => ({ products: { text } });

function setup(...answers: (ListTexts | Error)[]) {
  const clock = { nowMs: 1_000_000 };
  const onFailure = jest.fn();
  const fetchLists = jest.fn(async () => {
    const answer = answers.shift() ?? new Error('no more answers');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const cache = createListCache({ fetchLists, onFailure, now: () => clock.nowMs });
  return { cache, clock, onFailure, fetchLists, products: async () => (await cache.get()).products?.text };
}

describe('createListCache', () => {
  it('fetches the lists once in 15 s', async () => {
    const { products, clock, fetchLists } = setup(listsOf('1'), listsOf('2'));
    expect(await products()).toBe('1');

    clock.nowMs += 14_999;
    expect(await products()).toBe('1');

    expect(fetchLists).toHaveBeenCalledTimes(1);
  });

  it('fetches the lists again when it is told that they have changed', async () => {
    const { products, cache } = setup(listsOf('1'), listsOf('2'));
    await products();

    await cache.renew();

    expect(await products()).toBe('2');
  });

  it('does not take what a fetch of before brings for the change', async () => {
    const { products, cache, fetchLists } = setup(listsOf('1'), listsOf('2'));
    const first = products();
    await cache.renew();

    await first;
    expect(await products()).toBe('2');
    expect(fetchLists).toHaveBeenCalledTimes(2);
  });

  it('serves stale lists while it fetches them again', async () => {
    const { products, clock, fetchLists } = setup(listsOf('1'), listsOf('2'));
    await products();

    clock.nowMs += 15_000;
    expect(await products()).toBe('1');
    await Promise.resolve();

    expect(await products()).toBe('2');
    expect(fetchLists).toHaveBeenCalledTimes(2);
  });

  it('serves stale lists while the API is down, and tries again 15 s later', async () => {
    const { products, clock, fetchLists, onFailure } = setup(listsOf('1'), new Error('down'), listsOf('3'));
    await products();
    clock.nowMs += 15_000;
    await products();
    expect(await products()).toBe('1');
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'down' }));
    expect(fetchLists).toHaveBeenCalledTimes(2);

    clock.nowMs += 15_000;
    await products();
    await Promise.resolve();

    expect(await products()).toBe('3');
  });

  it('is empty until the API has answered, and tries again at each call', async () => {
    const { cache, products } = setup(new Error('down'), listsOf('1'));

    expect(await cache.get()).toEqual({});
    expect(await products()).toBe('1');
  });

  it('fetches once for several calls at the same time', async () => {
    const { cache, fetchLists } = setup(listsOf('1'));

    const answers = await Promise.all([cache.get(), cache.get(), cache.get()]);

    expect(answers.every((answer) => answer === answers[0])).toBe(true);
    expect(fetchLists).toHaveBeenCalledTimes(1);
  });
});

describe('listsFetcher', () => {
  async function startApi() {
    const api = { products: 'first', isDown: false };
    const server = await startServer(({ url, headers }, response) => {
      const etag = `"${url} ${api.products}"`;
      if (api.isDown) return response.writeHead(503).end();
      if (headers['if-none-match'] === etag) return response.writeHead(304).end();
      return response.writeHead(200, { etag }).end(`${url} ${api.products}`);
    });
    return { ...server, api, fetchLists: listsFetcher(server.url) };
  }

  it('fetches every list', async () => {
    const { fetchLists, close } = await startApi();

    const lists = await fetchLists();
    await close();

    expect(Object.keys(lists)).toEqual([...LIST_NAMES, 'seller']);
    expect(lists.seller).toEqual({ text: '/api/seller first' });
    expect(lists.places).toEqual({ text: '/api/lists/places first' });
  });

  it('returns the same object while a list has not changed', async () => {
    const { api, fetchLists, close } = await startApi();
    const first = await fetchLists();

    expect((await fetchLists()).products).toBe(first.products);

    api.products = 'second';
    expect((await fetchLists()).products).toEqual({
      text: '/api/lists/products?filter=%7B%22first%22%3A1000%7D second',
    });
    await close();
  });

  it('rejects when the API is down', async () => {
    const { api, fetchLists, close } = await startApi();
    api.isDown = true;

    await expect(fetchLists()).rejects.toThrow('the API answered 503');
    await close();
    await expect(listsFetcher(await deadUrl())()).rejects.toThrow();
  });
});
