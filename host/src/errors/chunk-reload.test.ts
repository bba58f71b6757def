import { createChunkReload, isSiteReachable } from './chunk-reload';

function setup(startMs = 1_000_000) {
  const values = new Map<string, string>();
  const clock = { nowMs: startMs };
  const line = { isReachable: true };
  const reload = jest.fn();
  const create = () =>
    createChunkReload({
      storage: { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => values.set(key, value) },
      now: () => clock.nowMs,
      isReachable: () => Promise.resolve(line.isReachable),
      reload,
    });
  return { clock, line, create, reload };
}

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

describe('createChunkReload', () => {
  it('reloads at most once in 60 s, also after the reload', async () => {
    const { clock, create, reload } = setup();

    expect(await create().handle(chunkError())).toBe(true);
    clock.nowMs += 59_999;
    expect(await create().handle(chunkError())).toBe(false);
    clock.nowMs += 1;
    expect(await create().handle(chunkError())).toBe(true);

    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads again when the clock was set back by an hour', async () => {
    const { clock, create, reload } = setup(10_000_000);
    await create().handle(chunkError());

    clock.nowMs -= 3_600_000;

    expect(await create().handle(chunkError())).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload into the error page of the browser, and does so when the site answers again', async () => {
    const { line, create, reload } = setup();
    const { handle } = create();
    line.isReachable = false;
    expect(await handle(chunkError())).toBe(false);
    expect(reload).not.toHaveBeenCalled();

    line.isReachable = true;

    expect(await handle(chunkError())).toBe(true);
  });

  it('recognizes a chunk error by its name or message', async () => {
    expect(await setup().create().handle(new Error('Loading chunk products failed.'))).toBe(true);
    expect(
      await setup()
        .create()
        .handle(Object.assign(new Error(''), { name: 'ChunkLoadError' })),
    ).toBe(true);
    expect(await setup().create().handle(new TypeError('Failed to fetch'))).toBe(false);
    expect(await setup().create().handle('Loading chunk 1 failed')).toBe(false);
    expect(await setup().create().handle(null)).toBe(false);
  });

  it('does not reload without storage', async () => {
    const reload = jest.fn();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };

    const { handle } = createChunkReload({
      storage: { getItem: refuse, setItem: refuse },
      now: Date.now,
      isReachable: () => Promise.resolve(true),
      reload,
    });

    expect(await handle(chunkError())).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('isSiteReachable', () => {
  const fetchMock = jest.fn<Promise<Pick<Response, 'ok'>>, []>();
  beforeEach(() => Object.assign(globalThis, { fetch: fetchMock }));

  it.each([
    ['the site answers', () => Promise.resolve({ ok: true }), true],
    ['a proxy answers instead', () => Promise.resolve({ ok: false }), false],
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('when %s', async (_name, answer, expected) => {
    fetchMock.mockImplementation(answer);

    expect(await isSiteReachable()).toBe(expected);
  });
});
