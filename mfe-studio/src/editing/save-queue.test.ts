import { RequestError, type ErrorCode } from '@shop/shared/runtime';
import fc from 'fast-check';
import type { DeviceCopy } from './device-copies';
import { setValue } from './document-edit';
import { SaveQueue } from './save-queue';
import type { ServerDraft } from './unsaved-draft';
import type { SaveState } from './save-state';
import { pageOf } from './testing/documents';

/** How a call of the server goes. `lost`: the draft is saved, and the answer does not arrive. */
type Weather = 'fine' | 'lost' | ErrorCode;

/** A server, a device and a clock that the test moves; visits begin and end. */
class World {
  draft: ServerDraft = { revision: 1, document: pageOf('', '', ''), savedBy: null, savedAt: null };
  weather: Weather = 'fine';
  copy: DeviceCopy | null = null;
  work: (() => void) | null = null;
  delayMs = 0;
  calls = 0;
  loads = 0;
  saving = 0;
  mostSaving = 0;
  state: SaveState = { kind: 'saved', at: null };
  document = this.draft.document;
  merged: (string | null)[] = [];
  queue: SaveQueue = this.open();

  static async withSaved(words: string): Promise<World> {
    const world = new World();
    world.type(0, words);
    await world.pass();
    return world;
  }

  open(): SaveQueue {
    this.work = null;
    this.document = this.draft.document;
    const queue = new SaveQueue(structuredClone(this.draft), {
      server: {
        load: async () => {
          this.loads += 1;
          return this.call(() => structuredClone(this.draft));
        },
        save: async (revision, document) => {
          this.saving += 1;
          this.mostSaving = Math.max(this.mostSaving, this.saving);
          try {
            return await this.call(() => {
              if (revision !== this.draft.revision) throw new RequestError('CONFLICT', '');
              return this.put(document, 'я');
            });
          } finally {
            this.saving -= 1;
          }
        },
      },
      copies: {
        read: () => structuredClone(this.copy),
        write: (copy) => (this.copy = structuredClone(copy)),
        remove: () => (this.copy = null),
      },
      later: (work, delayMs) => {
        this.work = work;
        this.delayMs = delayMs;
        return () => {
          if (this.work === work) this.work = null;
        };
      },
      onState: (state) => (this.state = state),
      onTakenUp: (document) => (this.document = document),
      onMerged: (document, { savedBy }) => {
        this.document = document;
        this.merged.push(savedBy);
      },
    });
    queue.start();
    return queue;
  }

  put(document: ServerDraft['document'], savedBy: string): ServerDraft {
    const revision = this.draft.revision + 1;
    this.draft = { revision, document: structuredClone(document), savedBy, savedAt: `saved ${revision}` };
    return this.draft;
  }

  async call<T>(work: () => T): Promise<T> {
    this.calls += 1;
    const { weather } = this;
    await Promise.resolve();
    if (weather !== 'fine' && weather !== 'lost') throw new RequestError(weather, weather);
    const answer = work();
    if (weather === 'lost') throw new RequestError('NETWORK_ERROR', 'lost');
    return answer;
  }

  type(block: number, words: string) {
    this.document = setValue(this.document, `content[${block}].props.title`, textOf(this.document, block) + words);
    this.queue.edit(this.document);
  }

  somebodyElse(block: number, words: string) {
    const { document } = this.draft;
    this.put(setValue(document, `content[${block}].props.title`, textOf(document, block) + words), 'Анна');
  }

  /** Takes back all that was typed since a document was there. */
  undo(document: ServerDraft['document']) {
    this.document = document;
    this.queue.edit(document);
  }

  /** Lets the time pass until the next call. */
  async pass() {
    const { work } = this;
    this.work = null;
    work?.();
    await settled();
  }
}

const textOf = ({ content }: ServerDraft['document'], block: number) => String(content[block]?.props.title);
const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

it('saves within 5 s, one call for all that was typed, and then keeps nothing on the device', async () => {
  const world = new World();
  world.type(0, 'а');
  world.type(0, 'б');

  expect(world.delayMs).toBeLessThan(5000);
  expect(world.copy?.document).toEqual(world.document);
  expect(world.state).toEqual({ kind: 'changed' });
  await world.pass();

  expect(world.calls).toBe(1);
  expect(textOf(world.draft.document, 0)).toBe('аб');
  expect(world.state).toEqual({ kind: 'saved', at: 'saved 2' });
  expect(world.copy).toBeNull();
});

it('is saved, and calls nobody, when what was typed is undone before it was sent', async () => {
  const world = await World.withSaved('а');
  const { document } = world;
  world.type(0, 'б');

  world.undo(document);

  expect(world.state.kind).toBe('saved');
  expect(world.copy).toBeNull();
  await world.pass();
  expect(world.calls).toBe(1);
});

it('saves again when what was typed is undone after the server may have got it', async () => {
  const world = await World.withSaved('а');
  const { document } = world;
  world.weather = 'lost';
  world.type(0, 'б');
  await world.pass();

  world.undo(document);
  expect(world.state.kind).not.toBe('saved');
  world.weather = 'fine';
  for (let turn = 0; turn < 3; turn += 1) await world.pass();

  expect(world.state.kind).toBe('saved');
  expect(textOf(world.draft.document, 0)).toBe('а');
});

it.each([
  ['NETWORK_ERROR', 'offline', true],
  ['INTERNAL_SERVER_ERROR', 'failed', true],
  ['UNAUTHENTICATED', 'expired', false],
  ['BAD_REQUEST', 'refused', false],
  ['NOT_FOUND', 'refused', false],
] as const)('waits after %s, and goes on afterwards', async (weather, why, isRetried) => {
  const world = new World();
  world.weather = weather;
  world.type(0, 'а');
  await world.pass();

  expect(world.state).toMatchObject({ kind: 'waiting', why });
  expect(world.work !== null).toBe(isRetried);
  world.weather = 'fine';
  world.queue.retry();
  await settled();

  expect(textOf(world.draft.document, 0)).toBe('а');
});

it('merges what somebody else has done in another block, and says with whom', async () => {
  const world = new World();
  world.type(0, 'а');
  world.somebodyElse(1, 'б');
  await world.pass();
  await world.pass();

  expect(world.draft.document).toEqual(pageOf('а', 'б', ''));
  expect(world.merged).toEqual(['Анна']);
});

describe('news of a newer draft', () => {
  it('is taken in though nothing was typed here, and nothing is sent', async () => {
    const world = await World.withSaved('а');
    world.somebodyElse(1, 'б');
    await world.queue.hear(world.draft.revision);

    expect(world.document).toEqual(pageOf('а', 'б', ''));
    expect(world.merged).toEqual(['Анна']);
    expect(world.state).toEqual({ kind: 'saved', at: world.draft.savedAt });
    expect(world.draft.savedBy).toBe('Анна');
  });

  it('loads nothing while the draft is the same', async () => {
    const world = await World.withSaved('а');
    await world.queue.hear(world.draft.revision);

    expect(world.loads).toBe(0);
  });

  it('is put together with what was typed and is not sent yet', async () => {
    const world = new World();
    world.somebodyElse(1, 'б');
    world.type(0, 'а');
    await world.queue.hear(world.draft.revision);
    expect(world.document).toEqual(pageOf('а', 'б', ''));
    await world.pass();

    expect(world.draft.document).toEqual(pageOf('а', 'б', ''));
    expect(world.state.kind).toBe('saved');
  });

  it('asks about the same block before anything is sent', async () => {
    const world = new World();
    world.somebodyElse(0, 'чужое');
    world.type(0, 'моё');
    await world.queue.hear(world.draft.revision);

    expect(world.state).toMatchObject({ kind: 'conflict', savedBy: 'Анна', conflicts: [{ blockId: 'a' }] });
  });

  it('says nothing when it cannot be loaded, or comes with what is being saved', async () => {
    const world = await World.withSaved('а');
    world.somebodyElse(1, 'б');
    world.weather = 'NETWORK_ERROR';
    await world.queue.hear(world.draft.revision);
    expect(world.state.kind).toBe('saved');
    expect(world.merged).toEqual([]);

    world.weather = 'fine';
    world.type(0, 'в');
    world.queue.retry();
    await world.queue.hear(world.draft.revision);
    await settled();

    expect(world.document).toEqual(pageOf('ав', 'б', ''));
    expect(world.merged).toEqual(['Анна']);
  });
});

it('asks about the same block, and saves what was chosen', async () => {
  const world = new World();
  world.type(0, 'моё');
  world.somebodyElse(0, 'чужое');
  await world.pass();

  expect(world.state).toMatchObject({ kind: 'conflict', savedBy: 'Анна', conflicts: [{ blockId: 'a' }] });
  expect(textOf(world.queue.resolve({ a: 'theirs' }), 0)).toBe('чужое');
  await settled();

  expect(world.state.kind).toBe('saved');
});

it('knows its own draft again when the answer was lost', async () => {
  const world = new World();
  world.weather = 'lost';
  world.type(0, 'а');
  await world.pass();
  world.weather = 'fine';
  world.type(0, 'б');
  await world.pass();
  await world.pass();

  expect(world.state.kind).toBe('saved');
  expect(textOf(world.draft.document, 0)).toBe('аб');
});

it('settles with the revision, or says that it could not', async () => {
  const world = new World();
  world.type(0, 'а');

  await expect(world.queue.settle()).resolves.toBe(2);
  world.weather = 'NETWORK_ERROR';
  world.type(0, 'б');

  await expect(world.queue.settle()).rejects.toThrow('is not saved');
});

const WEATHERS: readonly Weather[] = [
  ...(['fine', 'fine', 'lost', 'NETWORK_ERROR', 'UNAUTHENTICATED', 'INTERNAL_SERVER_ERROR'] as const),
];

const step = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), block: fc.nat(2) }),
  fc.record({ kind: fc.constant('type' as const), block: fc.nat(2) }),
  fc.record({ kind: fc.constant('else' as const), block: fc.nat(2) }),
  fc.record({ kind: fc.constant('weather' as const), weather: fc.constantFrom(...WEATHERS) }),
  fc.record({ kind: fc.constantFrom('pass' as const, 'retry' as const, 'turn' as const, 'reopen' as const) }),
  fc.record({ kind: fc.constant('hear' as const) }),
  fc.record({ kind: fc.constant('resolve' as const), choice: fc.constantFrom('mine' as const, 'theirs' as const) }),
);

it('loses nothing that was typed, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const world = new World();
      let count = 0;
      const words: string[] = [];
      /** What somebody has seen and decided against. */
      const rejected: string[] = [];
      const newWord = (who: string) => {
        const word = `<${who}${(count += 1)}>`;
        words.push(word);
        return word;
      };
      const resolve = (choice: 'mine' | 'theirs') => {
        if (world.state.kind !== 'conflict') return;
        const { conflicts } = world.state;
        rejected.push(JSON.stringify([world.document, conflicts]));
        world.document = world.queue.resolve(Object.fromEntries(conflicts.map(({ blockId }) => [blockId, choice])));
      };

      for (const one of steps) {
        if (one.kind === 'type') world.type(one.block, newWord('я'));
        if (one.kind === 'else') world.somebodyElse(one.block, newWord('она'));
        if (one.kind === 'weather') world.weather = one.weather;
        if (one.kind === 'pass') await world.pass();
        if (one.kind === 'retry') world.queue.retry();
        if (one.kind === 'hear') void world.queue.hear(world.draft.revision);
        if (one.kind === 'turn') await Promise.resolve();
        if (one.kind === 'resolve') resolve(one.choice);
        if (one.kind === 'reopen') {
          world.queue.close();
          await settled();
          world.queue = world.open();
        }
      }
      world.weather = 'fine';
      await settled();
      await world.queue.hear(world.draft.revision);
      for (let turn = 0; turn < 10; turn += 1) {
        world.queue.retry();
        await world.pass();
        resolve('mine');
        await settled();
      }

      expect(world.state.kind).toBe('saved');
      expect(world.mostSaving).toBeLessThanOrEqual(1);
      expect(world.draft.document).toEqual(world.document);
      const text = JSON.stringify(world.draft.document) + rejected.join();
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
}, 60_000);
