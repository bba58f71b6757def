import { createMemoryStorage } from '../runtime/shop/storage';
import { withTabLock } from './tab-lock';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two tabs, of which each says when it begins and when it ends. */
async function runTwo() {
  const storage = createMemoryStorage();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await pause(30);
    log.push(`${name} ends`);
  };
  await Promise.all([withTabLock(storage, work('one')), withTabLock(storage, work('two'))]);
  return log;
}

describe('withTabLock', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('lets one tab work at a time without Web Locks', async () => {
    const log = await runTwo();

    expect(log).toHaveLength(4);
    expect(log[0]?.split(' ')[0]).toBe(log[1]?.split(' ')[0]);
  });

  it('asks the browser where it has locks', async () => {
    const request = jest.fn((_name: string, work: () => unknown) => work());
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

    await expect(withTabLock(createMemoryStorage(), async () => 'done')).resolves.toBe('done');

    expect(request).toHaveBeenCalledTimes(1);
  });

  it('frees the lock of work that failed', async () => {
    const storage = createMemoryStorage();
    await expect(withTabLock(storage, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

    await expect(withTabLock(storage, async () => 'done')).resolves.toBe('done');
  });

  it.each([{ owner: 'closed tab', until: 1 }, 'garbage', null])('is not held up by %j', async (kept) => {
    const storage = createMemoryStorage();
    storage.write('shop.merge-lock', kept);

    await expect(withTabLock(storage, async () => 'done')).resolves.toBe('done');
  });
});
