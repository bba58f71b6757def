import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@shop/node/bundles';
import { startServer, type LocalServer } from '../../testing/local-server';
import { removeTemporaryDirs, temporaryDir } from '../../testing/temporary-store';
import { readBundle, storeFile } from './bundle-source';

const CODE = 'exports.remote = {};';
const inFolder = (dir: string) => ({ dir, fetch: async () => undefined });
const INTEGRITY = integrityOf(Buffer.from(CODE));

describe('storeFile', () => {
  it('returns the file of an address of this site, and null for another site', () => {
    expect(storeFile('/store', '/remotes/mfe-test/1/server.cjs')).toBe('/store/mfe-test/1/server.cjs');
    expect(storeFile('/store', 'https://cdn.test/remotes/a.cjs')).toBeNull();
  });

  it.each(['/remotes/../secret.txt', '/remotes/a/../../secret.txt', '/remotes/../store-of-others/a.cjs', '/remotes/'])(
    'refuses %s, which leads out of the store',
    (url) => {
      expect(() => storeFile('/store', url)).toThrow(`address outside the store: ${url}`);
    },
  );
});

describe('readBundle', () => {
  const servers: LocalServer[] = [];

  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
  afterAll(removeTemporaryDirs);

  async function serve(handle: Parameters<typeof startServer>[0]) {
    const server = await startServer(handle);
    servers.push(server);
    return `${server.url}/server.cjs`;
  }

  function storeWith(code: string) {
    const dir = temporaryDir();
    mkdirSync(path.join(dir, 'mfe-test/1'), { recursive: true });
    writeFileSync(path.join(dir, 'mfe-test/1/server.cjs'), code);
    return inFolder(dir);
  }

  it('reads a bundle of the store with the right hash', async () => {
    await expect(readBundle(storeWith(CODE), '/remotes/mfe-test/1/server.cjs', INTEGRITY)).resolves.toBe(CODE);
  });

  it('refuses a bundle that was changed', async () => {
    const reading = readBundle(storeWith(`${CODE}stolen()`), '/remotes/mfe-test/1/server.cjs', INTEGRITY);

    await expect(reading).rejects.toThrow('/remotes/mfe-test/1/server.cjs is not what was published');
  });

  it('fails when the file is missing', async () => {
    await expect(readBundle(storeWith(CODE), '/remotes/mfe-test/2/server.cjs', INTEGRITY)).rejects.toThrow('ENOENT');
  });

  it('fetches and checks a bundle of another site', async () => {
    const url = await serve((_request, response) => response.end(CODE));

    await expect(readBundle(inFolder('/store'), url, INTEGRITY)).resolves.toBe(CODE);
    await expect(readBundle(inFolder('/store'), url, integrityOf(Buffer.from('other')))).rejects.toThrow(
      'is not what was published',
    );
  });

  it('fails when the other site answers 404', async () => {
    const url = await serve((_request, response) => response.writeHead(404).end());

    await expect(readBundle(inFolder('/store'), url, INTEGRITY)).rejects.toThrow(`${url} answered 404`);
  });

  it('follows no redirect of the other site', async () => {
    const inside = await serve((_request, response) => response.end(CODE));
    const url = await serve((_request, response) => response.writeHead(302, { location: inside }).end());

    await expect(readBundle(inFolder('/store'), url, INTEGRITY)).rejects.toThrow();
  });

  it('fails when the other site does not answer within 1.2 s', async () => {
    const url = await serve(() => undefined);
    const startedAt = Date.now();

    await expect(readBundle(inFolder('/store'), url, INTEGRITY)).rejects.toThrow('timeout');

    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1100);
    expect(Date.now() - startedAt).toBeLessThan(3000);
  });
});
