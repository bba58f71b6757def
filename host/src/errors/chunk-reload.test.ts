import { createChunkReload } from './chunk-reload';

function setup(startMs = 1_000_000) {
  const values = new Map<string, string>();
  const clock = { nowMs: startMs };
  const reload = jest.fn();
  const create = () =>
    createChunkReload({
      storage: { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => values.set(key, value) },
      now: () => clock.nowMs,
      reload,
    });
  return { clock, create, reload };
}

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

describe('createChunkReload', () => {
  it('reloads at most once in 60 s, also after the reload', () => {
    const { clock, create, reload } = setup();

    expect(create().handle(chunkError())).toBe(true);
    clock.nowMs += 59_999;
    expect(create().handle(chunkError())).toBe(false);
    clock.nowMs += 1;
    expect(create().handle(chunkError())).toBe(true);

    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads again when the clock was set back by an hour', () => {
    const { clock, create, reload } = setup(10_000_000);
    create().handle(chunkError());

    clock.nowMs -= 3_600_000;

    expect(create().handle(chunkError())).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('recognizes a chunk error by its name or message', () => {
    expect(setup().create().handle(new Error('Loading chunk products failed.'))).toBe(true);
    expect(
      setup()
        .create()
        .handle(Object.assign(new Error(''), { name: 'ChunkLoadError' })),
    ).toBe(true);
    expect(setup().create().handle(new TypeError('Failed to fetch'))).toBe(false);
    expect(setup().create().handle('Loading chunk 1 failed')).toBe(false);
    expect(setup().create().handle(null)).toBe(false);
  });

  it('does not reload without storage', () => {
    const reload = jest.fn();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };

    const { handle } = createChunkReload({ storage: { getItem: refuse, setItem: refuse }, now: Date.now, reload });

    expect(handle(chunkError())).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
