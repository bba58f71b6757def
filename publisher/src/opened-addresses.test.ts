import { createOpenedAddresses, readOpenedAddresses } from './opened-addresses';
import { removeTemporaryDirs, temporaryDir, writeFiles } from './testing';

afterAll(removeTemporaryDirs);

it('keeps the pages that are opened most, for the next start as well', async () => {
  const dataDir = temporaryDir();
  let now = 0;
  const opened = createOpenedAddresses(dataDir, () => now);
  await opened.note([{ address: '/a', views: 1 }]);
  now = 10_000;
  await opened.note([{ address: '/b', views: 2 }]);
  expect(readOpenedAddresses(dataDir)).toEqual(['/b', '/a']);

  now = 20_000;
  await createOpenedAddresses(dataDir, () => (now += 10_000)).note([{ address: '/a', views: 3 }]);
  expect(readOpenedAddresses(dataDir)).toEqual(['/a', '/b']);
});

it('keeps a thousand of them, and what is opened today counts more than what was', async () => {
  const dataDir = temporaryDir();
  let now = 0;
  const opened = createOpenedAddresses(dataDir, () => now);
  await opened.note(Array.from({ length: 1000 }, (_, index) => ({ address: `/p${index}`, views: 2 })));
  now = 2 * 86_400_000;
  await opened.note([{ address: '/old', views: 3 }]);
  now = 4 * 86_400_000;
  await opened.note([{ address: '/new', views: 2 }]);

  const kept = readOpenedAddresses(dataDir);

  expect(kept).toHaveLength(1000);
  expect(kept.slice(0, 2)).toEqual(['/new', '/old']);
});

it('begins anew with a damaged file', () => {
  const dataDir = temporaryDir();
  writeFiles(dataDir, { 'delivery/opened.json': '{' });

  expect(readOpenedAddresses(dataDir)).toEqual([]);
});
