import { noFigures, type VersionFigures } from '@shop/node/figures';
import { createFigureStore, MINUTE_MS } from './figure-store';

const figuresOf = (version: string, views: number, failedInARow = 0): VersionFigures => ({
  ...noFigures(),
  ...{ remote: 'mfe-catalog', version, views, failedInARow },
});

function setup() {
  const clock = { ms: 1_000_000 * MINUTE_MS };
  const store = createFigureStore([], () => clock.ms);
  const views = (fromMs: number, toMs?: number) => store.sum('mfe-catalog', '1', fromMs, toMs).views;
  return { clock, store, views };
}

describe('createFigureStore', () => {
  it('adds up whole minutes', () => {
    const { clock, store, views } = setup();
    const start = clock.ms;
    store.add([figuresOf('1', 1)]);
    store.add([figuresOf('1', 2)]);
    clock.ms += 3 * MINUTE_MS;
    store.add([figuresOf('1', 4)]);

    expect(views(start)).toBe(7);
    expect(views(start, clock.ms)).toBe(3);
    expect(views(clock.ms)).toBe(4);
    expect(store.sum('mfe-catalog', '2', start).views).toBe(0);
  });

  it('keeps the longest run of failures of a time', () => {
    const { clock, store } = setup();
    store.add([figuresOf('1', 0, 3)]);
    store.add([figuresOf('1', 1, 0)]);
    expect(store.sum('mfe-catalog', '1', clock.ms).failedInARow).toBe(3);

    clock.ms += MINUTE_MS;

    expect(store.sum('mfe-catalog', '1', clock.ms).failedInARow).toBe(0);
  });

  it('keeps a day by the minute and 30 days by the hour', () => {
    const { clock, store } = setup();
    for (let hour = 0; hour < 24 * 40; hour += 1) {
      store.add([figuresOf('1', 1)]);
      clock.ms += 60 * MINUTE_MS;
    }

    expect(store.sum('mfe-catalog', '1', clock.ms - 10 * 24 * 60 * MINUTE_MS).views).toBe(240);
    const [history] = store.all();

    expect(Object.keys(history?.minutes ?? {})).toHaveLength(25);
    expect(Object.keys(history?.hours ?? {})).toHaveLength(721);
  });

  it('keeps 200 versions, those that were seen last', () => {
    const { clock, store } = setup();
    for (let index = 0; index < 300; index += 1) {
      store.add([figuresOf(String(index), 1)]);
      clock.ms += MINUTE_MS;
    }

    const versions = store.all().map(({ version }) => version);

    expect([versions.length, versions[0], versions.at(-1)]).toEqual([200, '100', '299']);
  });

  it('goes on where it was', () => {
    const { clock, store } = setup();
    store.add([figuresOf('1', 5)]);

    const next = createFigureStore(JSON.parse(JSON.stringify(store.all())), () => clock.ms);
    next.add([figuresOf('1', 1)]);

    expect(next.sum('mfe-catalog', '1', 0).views).toBe(6);
  });
});
