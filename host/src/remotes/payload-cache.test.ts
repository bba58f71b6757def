import type { PagePayload } from '@shop/shared/federation/page-data';
import { createPayloadCache } from './payload-cache';

const payloadOf = (outcome: PagePayload['outcome']): PagePayload => ({
  outcome,
  route: null,
  search: '',
  head: { title: '', description: '' },
  widgetData: {},
  versions: {},
});

function setup(...outcomes: (PagePayload['outcome'] | Error)[]) {
  const clock = { nowMs: 1_000_000 };
  const load = jest.fn(async () => {
    const outcome = outcomes.shift() ?? 'page';
    if (outcome instanceof Error) throw outcome;
    return { payload: payloadOf(outcome), bytes: 10 };
  });
  return { cache: createPayloadCache(load, () => clock.nowMs), clock, load };
}

describe('createPayloadCache', () => {
  it('holds a page for 15 minutes, and asks for it again then', async () => {
    const { cache, clock, load } = setup();
    await cache.get('/about');

    clock.nowMs += 899_999;
    await cache.get('/about');
    expect(load).toHaveBeenCalledTimes(1);

    clock.nowMs += 1;
    await cache.get('/about');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('holds the answer that no page has the address', async () => {
    const { cache, load } = setup('not-found');

    expect((await cache.get('/nothing')).outcome).toBe('not-found');
    expect((await cache.get('/nothing')).outcome).toBe('not-found');

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not hold a page whose remote has failed', async () => {
    const { cache } = setup('failed', 'page');

    expect((await cache.get('/about')).outcome).toBe('failed');

    expect((await cache.get('/about')).outcome).toBe('page');
  });

  it('does not hold a request that has failed', async () => {
    const { cache } = setup(new Error('down'), 'page');

    await expect(cache.get('/about')).rejects.toThrow('down');

    expect((await cache.get('/about')).outcome).toBe('page');
  });

  it('holds what was fetched ahead, and what came with the HTML', async () => {
    const { cache, load } = setup();

    expect(await cache.prefetch('/about')).toBe(10);
    expect(await cache.prefetch('/about')).toBe(0);
    cache.put('/', payloadOf('page'));
    await Promise.all([cache.get('/about'), cache.get('/')]);

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('holds nothing once the products have changed', async () => {
    const { cache, load } = setup();
    await cache.get('/about');

    cache.clear();
    await cache.get('/about');

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not drop the newer payload when an older request fails late', async () => {
    let failLate: (error: Error) => void = () => undefined;
    const late = new Promise<never>((_resolve, reject) => {
      failLate = reject;
    });
    const load = jest.fn(async () => ({ payload: payloadOf('page'), bytes: 10 })).mockReturnValueOnce(late);
    const cache = createPayloadCache(load);
    const first = cache.get('/about');
    cache.clear();
    await cache.get('/about');

    failLate(new Error('down'));
    await expect(first).rejects.toThrow('down');
    await cache.get('/about');

    expect(load).toHaveBeenCalledTimes(2);
  });

  describe('of the site', () => {
    const answer = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
    const { fetch: before } = globalThis;

    beforeEach(() => {
      globalThis.fetch = answer;
    });
    afterEach(() => {
      globalThis.fetch = before;
    });

    it('fails when the server does not answer with a payload', async () => {
      answer.mockResolvedValue(Object.assign(Object.create(null), { ok: false, status: 503 }));

      await expect(createPayloadCache().get('/about')).rejects.toThrow('/about answered 503');
    });

    it('fails when the server has not answered within 6 s', async () => {
      const timeout = new AbortController();
      const timeoutAfter = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
      answer.mockImplementation(
        (_address, options) =>
          new Promise((_resolve, reject) =>
            options?.signal?.addEventListener('abort', () => reject(new Error('late'))),
          ),
      );

      const got = createPayloadCache().get('/about');
      timeout.abort();

      await expect(got).rejects.toThrow('late');
      expect(timeoutAfter).toHaveBeenCalledWith(6000);
      expect(answer).toHaveBeenLastCalledWith('/page-data/about', expect.anything());
    });
  });
});
