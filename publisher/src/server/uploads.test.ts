import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '@shop/node/bundles';
import { removeTemporaryDirs, temporaryDir, testRelease, writeFiles } from '../testing';
import { openUploads } from './uploads';

const BYTES = Buffer.from('x');
const FILES = [{ path: 'server.cjs', digest: digestOf(BYTES) }];

let dir: string;

beforeEach(() => {
  dir = path.join(temporaryDir(), 'uploads');
});

afterEach(() => jest.useRealTimers());
afterAll(removeTemporaryDirs);

const open = async () => {
  const uploads = await openUploads(dir);
  const { id } = await uploads.open('token a', testRelease(), FILES);
  await uploads.put(id, 'server.cjs', BYTES);
  return { uploads, id };
};

it('finds no folder of a process that was killed', async () => {
  writeFiles(dir, { 'dead/server.cjs': 'x' });

  await open();

  expect(readdirSync(dir)).toHaveLength(1);
  expect(existsSync(path.join(dir, 'dead'))).toBe(false);
});

it('leaves nothing behind when it stops', async () => {
  const { uploads } = await open();

  await uploads.closeAll();

  expect(readdirSync(dir)).toEqual([]);
});

it('ends when nothing has come for two minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const { uploads, id } = await open();

  jest.advanceTimersByTime(119_000);
  await uploads.put(id, 'server.cjs', BYTES);
  jest.advanceTimersByTime(119_000);
  expect(uploads.get(id).remote).toBe('mfe-catalog');
  jest.advanceTimersByTime(121_000);

  expect(() => uploads.get(id)).toThrow('the upload has ended: begin again');
});

it('says that the disk does not take a file', async () => {
  const { uploads, id } = await open();
  writeFiles(dir, { x: '' });
  const broken = await uploads.open('token a', testRelease(), [{ path: 'a/b', digest: digestOf(BYTES) }]);
  writeFiles(broken.dir, { a: '' }); // a folder cannot be made

  await expect(uploads.put(broken.id, 'a/b', BYTES)).rejects.toMatchObject({
    name: 'StoreError',
    message: expect.stringMatching(/^the upload cannot be kept: E\w+/),
  });
  expect(uploads.get(id).remote).toBe('mfe-catalog');
});
