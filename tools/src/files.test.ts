import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';
import { filesBelow, fingerprintOf, readStamp, writeStamp } from './fingerprint';
import { isRemoteName, REMOTES, TARGETS } from './packages';
import { storeDir } from './publish-built';
import { removeTemporaryDirs, temporaryDir, writeFiles } from './testing/temporary-release';

// A temporary tree replaces the repository.
jest.mock('./packages', () => {
  const { temporaryDir: makeDir } = jest.requireActual<{ temporaryDir: () => string }>('./testing/temporary-release');
  const root = makeDir();
  return { ...jest.requireActual<object>('./packages'), ROOT_DIR: root, CACHE_DIR: `${root}/.cache` };
});

const { ROOT_DIR } = jest.requireMock<{ ROOT_DIR: string }>('./packages');

afterAll(removeTemporaryDirs);

describe('filesBelow', () => {
  it('lists the files of a tree in a fixed order, without tests, generated files and builds', () => {
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

  it('returns a file itself, and nothing for a missing path', () => {
    const dir = temporaryDir();
    writeFiles(dir, { 'a.ts': '' });

    expect(filesBelow(path.join(dir, 'a.ts'))).toEqual([path.join(dir, 'a.ts')]);
    expect(filesBelow(path.join(dir, 'none'))).toEqual([]);
  });
});

describe('fingerprintOf', () => {
  const files = (dir: string, changes: Record<string, string> = {}) =>
    writeFiles(path.join(ROOT_DIR, dir), { 'a.ts': 'one', 'b/c.ts': 'two', ...changes });

  it('stays the same for the same inputs, and when only tests change', () => {
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

  it('depends on the names of files with the same content', () => {
    writeFiles(ROOT_DIR, { 'first/a.ts': 'same', 'second/b.ts': 'same' });

    expect(fingerprintOf(['first'])).not.toBe(fingerprintOf(['second']));
  });
});

describe('stamps', () => {
  it('return the last fingerprint, null before the first', () => {
    expect(readStamp('build-test')).toBeNull();

    writeStamp('build-test', 'abc');

    expect(readStamp('build-test')).toBe('abc');
  });
});

describe('compressFiles', () => {
  it('writes a copy of both kinds beside each file that becomes smaller', async () => {
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
  it('know which names are remotes', () => {
    expect(REMOTES.every(isRemoteName)).toBe(true);
    expect(isRemoteName('host')).toBe(false);
    expect(isRemoteName('../mfe-catalog')).toBe(false);
  });

  it('include every remote, the API and the host', () => {
    expect(TARGETS.map(({ name }) => name)).toEqual(['api', 'host', ...REMOTES]);
  });

  it.each([
    ['of the API alone after a change of a use case', 'place-order.ts', ['api']],
    ['of all packages after a change of the schema', 'orders.graphql', ['api', 'host', ...REMOTES]],
  ])('have stale builds: %s', (_what, file, stale) => {
    const fingerprints = () => TARGETS.map(({ inputs }) => fingerprintOf(inputs));
    writeFiles(ROOT_DIR, { [`api/src/modules/orders/${file}`]: 'before' });
    const before = fingerprints();

    writeFiles(ROOT_DIR, { [`api/src/modules/orders/${file}`]: 'after' });

    const after = fingerprints();
    expect(TARGETS.filter((_, index) => before[index] !== after[index]).map(({ name }) => name)).toEqual(stale);
  });
});

describe('the build of the API', () => {
  it('is stale after a change to any part of shared that the API imports', () => {
    const sources = filesBelow(path.resolve(__dirname, '../../api/src')).map((file) => readFileSync(file, 'utf8'));
    const parts = new Set(sources.flatMap((text) => text.match(/(?<=@shop\/)shared\/[\w-]+/g) ?? []));

    const inputs = TARGETS.find(({ name }) => name === 'api')?.inputs;

    expect(inputs).toEqual(expect.arrayContaining([...parts].map((part) => part.replace('/', '/src/'))));
  });
});

describe('storeDir', () => {
  it('is in the data folder, relative to the repository', () => {
    expect(storeDir({})).toBe(path.join(ROOT_DIR, '.data/remotes'));
    expect(storeDir({ DATA_DIR: ' data ' })).toBe(path.join(ROOT_DIR, 'data/remotes'));
    expect(storeDir({ DATA_DIR: '/srv/shop' })).toBe('/srv/shop/remotes');
  });
});
