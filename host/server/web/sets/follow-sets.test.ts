import { createSetFollower } from './follow-sets';

/** Sets that load when the test says so. */
function setup() {
  const loaders: (() => void)[] = [];
  const onSets = jest.fn();
  const follow = createSetFollower({
    current: () => new Promise((resolve) => loaders.push(() => resolve([]))),
    onSets,
  });
  return { follow, onSets, load: (change: number) => loaders[change]?.() };
}

it('tells that what visitors get has changed, once it has loaded', async () => {
  const { follow, onSets, load } = setup();

  const followed = follow();
  expect(onSets).not.toHaveBeenCalled();
  load(0);
  await followed;

  expect(onSets).toHaveBeenCalledTimes(1);
});

it('passes over sets that others have replaced while they loaded', async () => {
  const { follow, onSets, load } = setup();

  const [first, second] = [follow(), follow()];
  load(1);
  await second;
  load(0);
  await first;

  expect(onSets).toHaveBeenCalledTimes(1);
});
