import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';
import { filesBelow, fingerprintOf, readStamp, writeStamp } from './fingerprint';
import { isRemoteName, REMOTES, TARGETS } from './packages';
import { storeDir } from './publish-built';
import { removeTemporaryDirs, temporaryDir, writeFiles } from './testing/temporary-release';

// A tree of the test's own stands in for the repository.
jest.mock('./packages', () => {
  const { temporaryDir: makeDir } = jest.requireActual<{ temporaryDir: () => string }>('./testing/temporary-release');
  const root = makeDir();
  return { ...jest.requireActual<object>('./packages'), ROOT_DIR: root, CACHE_DIR: `${root}/.cache` };
});

const { ROOT_DIR } = jest.requireMock<{ ROOT_DIR: string }>('./packages');

afterAll(removeTemporaryDirs);

describe('filesBelow', () => {
  it('names the files of a tree in one order, without tests, generated files and builds', () => {
    const dir = temporaryDir();
    writeFiles(dir, {
      'b.ts': '',
      'a/c.tsx': '',
      'a/c.test.tsx': '',
      'a/c.test.ts': '',
      'testing/helper.ts': '',
      'generated/graphql.ts': '',
      'dist/main.js': '',
      'node_modules/x/index.js': '',
    });

    expect(filesBelow(dir)).toEqual([path.join(dir, 'a/c.tsx'), path.join(dir, 'b.ts')]);
  });

  it('takes a file for itself, and nothing for what is not there', () => {
    const dir = temporaryDir();
    writeFiles(dir, { 'a.ts': '' });

    expect(filesBelow(path.join(dir, 'a.ts'))).toEqual([path.join(dir, 'a.ts')]);
    expect(filesBelow(path.join(dir, 'none'))).toEqual([]);
  });
});

describe('fingerprintOf', () => {
  const files = (dir: string, changes: Record<string, string> = {}) =>
    writeFiles(path.join(ROOT_DIR, dir), { 'a.ts': 'one', 'b/c.ts': 'two', ...changes });

  it('stays the same while the inputs do, and when only tests change', () => {
    files('same');
    const before = fingerprintOf(['same', 'missing']);

    files('same', { 'a.test.ts': 'new', 'testing/x.ts': 'new' });

    expect(fingerprintOf(['same', 'missing'])).toBe(before);
  });

  it.each([
    ['the content of a file', { 'a.ts': 'changed' }],
    ['the set of files', { 'd.ts': '' }],
  ])('changes with %s', (what, changes) => {
    const dir = what.replaceAll(' ', '-');
    files(dir);
    const before = fingerprintOf([dir]);

    files(dir, changes);

    expect(fingerprintOf([dir])).not.toBe(before);
  });

  it('tells two files with the same content apart by their names', () => {
    writeFiles(ROOT_DIR, { 'first/a.ts': 'same', 'second/b.ts': 'same' });

    expect(fingerprintOf(['first'])).not.toBe(fingerprintOf(['second']));
  });
});

describe('stamps', () => {
  it('remember the last fingerprint, null before the first', () => {
    expect(readStamp('build-test')).toBeNull();

    writeStamp('build-test', 'abc');

    expect(readStamp('build-test')).toBe('abc');
  });
});

describe('compressFiles', () => {
  it('puts a smaller copy of both kinds beside each file that gains by it', async () => {
    const dir = temporaryDir();
    const text = 'const a = 1;\n'.repeat(100);
    writeFiles(dir, { 'a.js': text, 'deep/b.css': text, 'small.js': 'x', 'font.woff2': text });

    await compressFiles(dir);

    for (const file of ['a.js', 'deep/b.css']) {
      const [brotli, gzip] = ['br', 'gz'].map((kind) => readFileSync(path.join(dir, `${file}.${kind}`)));
      expect(brotli && brotliDecompressSync(brotli).toString()).toBe(text);
      expect(gzip && gunzipSync(gzip).toString()).toBe(text);
      expect(brotli?.length).toBeLessThan(text.length);
    }
    for (const file of ['small.js.br', 'font.woff2.br', 'font.woff2.gz'])
      expect(existsSync(path.join(dir, file))).toBe(false);
  });
});

describe('packages', () => {
  it('know which names are those of remotes', () => {
    expect(REMOTES.every(isRemoteName)).toBe(true);
    expect(isRemoteName('host')).toBe(false);
    expect(isRemoteName('../mfe-catalog')).toBe(false);
  });

  it('are built for every remote, the API and the host', () => {
    expect(TARGETS.map(({ name }) => name)).toEqual(['api', 'host', ...REMOTES]);
  });
});

describe('storeDir', () => {
  it('stands in the data folder, which is counted from the repository', () => {
    expect(storeDir({})).toBe(path.join(ROOT_DIR, '.data/remotes'));
    expect(storeDir({ DATA_DIR: ' data ' })).toBe(path.join(ROOT_DIR, 'data/remotes'));
    expect(storeDir({ DATA_DIR: '/srv/shop' })).toBe('/srv/shop/remotes');
  });
});
