import type { VersionSet } from './version-set';
import { createSetFollower } from './follow-sets';

/** A pool whose current set is loaded when the test says so. */
function setup() {
  const loaders = new Map<string, (set: VersionSet) => void>();
  const kept: string[] = [];
  let current: Promise<VersionSet> = Promise.reject(new Error('nothing is published'));
  current.catch(() => undefined);
  const follow = createSetFollower({ live: () => current, onSet: ({ id }) => void kept.push(id) });
  return {
    kept,
    follow,
    publish(id: string) {
      current = new Promise((resolve) => loaders.set(id, resolve));
      return follow();
    },
    load: (id: string) => loaders.get(id)?.({ id, remotes: [], match: () => null }),
  };
}

it('reports the set that is live, once it has loaded', async () => {
  const { publish, load, kept } = setup();

  const followed = publish('one');
  expect(kept).toEqual([]);
  load('one');
  await followed;

  expect(kept).toEqual(['one']);
});

it('never reports a set that another one has replaced while it loaded', async () => {
  const { publish, load, kept } = setup();

  const [first, second] = [publish('slow'), publish('quick')];
  load('quick');
  await second;
  load('slow');
  await first;

  expect(kept).toEqual(['quick']);
});
