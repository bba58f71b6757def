import { StoreError, type Store } from '@shop/node/store';
import { listHistory, listVersions, type Releases } from '.';
import { putVersion, removeTemporaryDirs, testReleases } from '../testing';

let releases: Releases;
let troubles: string[];

/** The same store, of which one method fails for some keys. */
const failing = (store: Store, changes: Partial<Store>): Releases => ({
  ...releases,
  store: { ...store, ...changes },
  onTrouble: (what) => troubles.push(what),
});

const live = async () => (await listVersions(releases)).find(({ isLive }) => isLive)?.version;

beforeEach(async () => {
  releases = testReleases();
  troubles = [];
  await putVersion(releases, '1');
});

afterAll(removeTemporaryDirs);

it('what is live is answered as live though its history entry failed, and the next change adds that', async () => {
  const { store } = releases;
  const putNew: Store['putNew'] = (key, bytes) =>
    key.startsWith('history/') && Buffer.from(bytes).includes('"to": "2"')
      ? Promise.reject(new StoreError('the store is full'))
      : store.putNew(key, bytes);

  await putVersion(failing(store, { putNew }), '2');

  expect(await live()).toBe('2');
  expect(troubles).toEqual(['the history lacks the last change']);
  await putVersion(releases, '3');
  expect((await listHistory(store)).map(({ to }) => to)).toEqual(['3', '2', '1']);
});

it('what is live is answered as live though the answer of the store was lost', async () => {
  const { store } = releases;
  const replaceIf: Store['replaceIf'] = async (key, bytes, tag) => {
    const isDone = await store.replaceIf(key, bytes, tag);
    if (key === 'registry.json') throw new StoreError('no answer');
    return isDone;
  };

  await putVersion(failing(store, { replaceIf }), '2');

  expect(await live()).toBe('2');
});

it('what is not live is answered with the failure of the store', async () => {
  const replaceIf: Store['replaceIf'] = () => Promise.reject(new StoreError('the store is full'));

  await expect(putVersion(failing(releases.store, { replaceIf }), '2')).rejects.toThrow('the store is full');

  expect(await live()).toBe('1');
});
