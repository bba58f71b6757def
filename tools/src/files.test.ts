import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';
import { dataDir } from './open-releases';
import { removeTemporaryDirs, temporaryDir, writeFiles } from '@shop/publisher/testing';

// A temporary tree replaces the repository.
jest.mock('./packages', () => {
  const { temporaryDir: makeDir } = jest.requireActual<{ temporaryDir: () => string }>('@shop/publisher/testing');
  const root = makeDir();
  return { ...jest.requireActual<object>('./packages'), ROOT_DIR: root, CACHE_DIR: `${root}/.cache` };
});

const { ROOT_DIR } = jest.requireMock<{ ROOT_DIR: string }>('./packages');

afterAll(removeTemporaryDirs);

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

describe('dataDir', () => {
  it('is relative to the repository', () => {
    expect(dataDir({})).toBe(path.join(ROOT_DIR, '.data'));
    expect(dataDir({ DATA_DIR: ' data ' })).toBe(path.join(ROOT_DIR, 'data'));
    expect(dataDir({ DATA_DIR: '/srv/shop' })).toBe('/srv/shop');
  });
});
