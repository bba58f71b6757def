import type { PublicLists } from '@shop/shared/runtime';
import { deadUrl, startServer } from '../testing/local-server';
import { createKeptLists, listsFetcher } from './kept-lists';

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
  const kept = createKeptLists({ fetchLists, onFailure, now: () => clock.nowMs });
  return { kept, clock, onFailure, fetchLists, ids: async () => (await kept.get()).products?.map(({ id }) => id) };
}

describe('createKeptLists', () => {
  it('asks once in 15 s', async () => {
    const { ids, clock, fetchLists } = setup(listsOf(1), listsOf(2));
    expect(await ids()).toEqual([1]);

    clock.nowMs += 14_999;
    expect(await ids()).toEqual([1]);

    expect(fetchLists).toHaveBeenCalledTimes(1);
  });

  it('serves what it has while it asks anew', async () => {
    const { ids, clock, fetchLists } = setup(listsOf(1), listsOf(2));
    await ids();

    clock.nowMs += 15_000;
    expect(await ids()).toEqual([1]);
    await Promise.resolve();

    expect(await ids()).toEqual([2]);
    expect(fetchLists).toHaveBeenCalledTimes(2);
  });

  it('keeps the old lists when the API is down, and asks again 15 s later', async () => {
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

  it('is empty while the API has never answered, and asks at each call', async () => {
    const { kept, ids } = setup(new Error('down'), listsOf(1));

    expect(await kept.get()).toEqual({});
    expect(await ids()).toEqual([1]);
  });

  it('asks once for many who wait', async () => {
    const { kept, fetchLists } = setup(listsOf(1));

    const answers = await Promise.all([kept.get(), kept.get(), kept.get()]);

    expect(answers.every((answer) => answer === answers[0])).toBe(true);
    expect(fetchLists).toHaveBeenCalledTimes(1);
  });
});

describe('listsFetcher', () => {
  it('asks the API for every list, without a token, and sorts what comes', async () => {
    let asked: { variables?: object } = {};
    let authorization: string | undefined = 'none';
    const data = {
      siteProducts: [
        { id: 2, sort: 2 },
        { id: 1, sort: 1 },
      ],
      siteDeliveryTypes: [],
    };
    const api = await startServer((request, response, body) => {
      asked = JSON.parse(body);
      authorization = request.headers.authorization;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    });

    const lists = await listsFetcher(api.url)();
    await api.close();

    expect(lists.products?.map(({ id }) => id)).toEqual([1, 2]);
    expect(lists.deliveryTypes).toEqual([]);
    expect(new Set(Object.values(asked.variables ?? {}))).toEqual(new Set([true]));
    expect(authorization).toBeUndefined();
  });

  it('rejects where the API is down', async () => {
    await expect(listsFetcher(await deadUrl())()).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  });
});
