import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { integrityOf } from '@shop/shared/federation/node';
import { readRegistry } from '@shop/shared/federation/registry';
import { lockFile } from '@shop/shared/file-lock';
import { RefusedError } from '../refused-error';
import type { Release } from '../release';
import { removeTemporaryDirs, temporaryDir, testBuild, testRelease } from '../testing/temporary-release';
import { listVersions } from './list-versions';
import { rollback, unpublish, withdraw } from './live-version';
import { publish, type PublishOptions } from './publish';

const provides = { react: '19.2.0' };

const put = (dir: string, changes: Partial<Release> = {}, distDir = testBuild(changes.version)) =>
  publish({ dir, release: testRelease(changes), distDir, provides });

const shown = (dir: string) =>
  listVersions(dir).map(({ remote, version, isLive }) => `${isLive ? '*' : ''}${remote} ${version}`);
const registryOf = (dir: string) => readRegistry(readFileSync(path.join(dir, 'registry.json'), 'utf8')).registry;

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedError)) throw new Error(`not refused: ${String(error)}`);
  return error.message;
}

describe('the store of remotes', () => {
  let dir: string;

  beforeEach(() => {
    dir = path.join(temporaryDir(), 'remotes');
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(removeTemporaryDirs);

  it('is empty before anything is published', () => {
    expect(listVersions(dir)).toEqual([]);
  });

  it('makes a published version live, complete and described', async () => {
    await put(dir, { version: '1' });

    const [version] = registryOf(dir).microFrontends['mfe-catalog'] ?? [];
    expect(version).toMatchObject({
      url: '/remotes/mfe-catalog/1/browser/remoteEntry.js',
      metadata: { version: '1', integrity: integrityOf(Buffer.from('// 1')) },
      deployment: { traffic: 100, default: true },
      extras: { server: { url: '/remotes/mfe-catalog/1/server.cjs' }, routes: [{ path: '/products' }] },
    });
    expect(readFileSync(path.join(dir, 'mfe-catalog/1/browser/remoteEntry.js'), 'utf8')).toBe('// 1');
    expect(existsSync(path.join(dir, 'mfe-catalog/1/maps'))).toBe(false);
    expect(readdirSync(dir).toSorted()).toEqual(['mfe-catalog', 'registry.json', 'registry.lock']);
    expect(Date.parse(version?.extras.publishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('makes the last published version live and keeps the previous ones', async () => {
    for (const version of ['1', '2', '3']) await put(dir, { version });

    expect(shown(dir)).toEqual(['mfe-catalog 1', 'mfe-catalog 2', '*mfe-catalog 3']);
  });

  it('never changes an existing folder', async () => {
    await put(dir, { version: '1' }, testBuild('first'));

    await put(dir, { version: '1' }, testBuild('second'));

    expect(readFileSync(path.join(dir, 'mfe-catalog/1/browser/remoteEntry.js'), 'utf8')).toBe('// first');
    expect(shown(dir)).toEqual(['*mfe-catalog 1']);
  });

  it('lists thirty versions and keeps the folders of older ones', async () => {
    const distDir = testBuild();
    for (let version = 1; version <= 32; version += 1) await put(dir, { version: String(version) }, distDir);

    expect(shown(dir)).toHaveLength(30);
    expect(shown(dir)[0]).toBe('mfe-catalog 3');
    expect(existsSync(path.join(dir, 'mfe-catalog/1/server.cjs'))).toBe(true);
  });

  describe('rolling back', () => {
    beforeEach(async () => {
      for (const version of ['1', '2', '3']) await put(dir, { version });
    });

    it('returns to the previous version, step by step', async () => {
      expect(await rollback(dir, 'mfe-catalog')).toBe('2');
      expect(shown(dir)).toEqual(['mfe-catalog 1', '*mfe-catalog 2', 'mfe-catalog 3']);

      expect(await rollback(dir, 'mfe-catalog')).toBe('1');
    });

    it('switches to a named version, also a newer one that was not taken back', async () => {
      await rollback(dir, 'mfe-catalog', '1');

      expect(await rollback(dir, 'mfe-catalog', '2')).toBe('2');

      expect(shown(dir)).toEqual(['mfe-catalog 1', '*mfe-catalog 2', 'mfe-catalog 3']);
    });

    it('never returns to a version that was taken back', async () => {
      await rollback(dir, 'mfe-catalog'); // 3 is bad
      await put(dir, { version: '4' });

      expect(await rollback(dir, 'mfe-catalog')).toBe('2'); // 4 is bad, too
      expect(await refusalOf(rollback(dir, 'mfe-catalog', '3'))).toBe('mfe-catalog 3 was withdrawn (rolled back to 2)');
    });

    it('refuses an unknown version in one line', async () => {
      expect(await refusalOf(rollback(dir, 'mfe-catalog', '9'))).toBe('mfe-catalog has no version 9');
      expect(await refusalOf(rollback(dir, 'mfe-unknown'))).toBe('no remote mfe-unknown is published');
      for (const version of ['1', '2']) await withdraw(dir, 'mfe-catalog', version, 'old');
      expect(await refusalOf(rollback(dir, 'mfe-catalog'))).toBe(
        'mfe-catalog has no version before the live one that was not withdrawn',
      );
    });

    it('refuses a version whose route another remote has taken since', async () => {
      await put(dir, { version: '4', routes: [] });
      await put(dir, { name: 'mfe-account', version: '1' });

      expect(await refusalOf(rollback(dir, 'mfe-catalog', '3'))).toBe(
        'mfe-catalog 3 cannot be live: the route /products belongs to mfe-account',
      );
      expect(shown(dir)).toContain('*mfe-catalog 4');
    });
  });

  describe('publishing over what others have published', () => {
    const commit = 'c'.repeat(40);
    const source = { tree: 'other', builtAt: '2026-01-01T00:00:00.000Z', commit };
    const offer = (changes: Partial<PublishOptions>) =>
      publish({ dir, release: testRelease({ version: '2' }), distDir: testBuild('2'), provides, ...changes });

    beforeEach(() => offer({ release: testRelease({ version: '1' }), source }));

    it('refuses sources without the commit of the live version, unless it is forced', async () => {
      const contains = () => false;

      expect(await refusalOf(offer({ contains }))).toBe(
        'mfe-catalog was not published: the live 1 is of commit cccccccc, which this tree does not contain; ' +
          'pull it, or replace it with --force',
      );
      await offer({ contains, isForced: true });
      expect(shown(dir)).toEqual(['mfe-catalog 1', '*mfe-catalog 2']);
    });

    it('accepts sources that contain it', async () => {
      await offer({ contains: (wanted) => wanted === commit });

      expect(shown(dir)).toEqual(['mfe-catalog 1', '*mfe-catalog 2']);
    });

    it('refuses a version that was withdrawn, unless it is forced', async () => {
      await offer({});
      await rollback(dir, 'mfe-catalog');

      expect(await refusalOf(offer({}))).toBe(
        'mfe-catalog was not published: 2 was withdrawn (rolled back to 1); --force publishes it all the same',
      );
      await offer({ isForced: true });
      expect(listVersions(dir)).toEqual([
        expect.objectContaining({ version: '1' }),
        expect.objectContaining({ version: '2', isLive: true, withdrawn: null }),
      ]);
    });
  });

  it('keeps the date of a version that is published again', async () => {
    await put(dir, { version: '1' });
    const [before] = listVersions(dir);
    await put(dir, { version: '2' });

    await put(dir, { version: '1' });

    expect(listVersions(dir).at(-1)).toMatchObject({ version: '1', isLive: true, publishedAt: before?.publishedAt });
  });

  describe('withdrawing', () => {
    beforeEach(async () => {
      for (const version of ['1', '2', '3']) await put(dir, { version });
    });

    it('marks a version, which no rollback returns to', async () => {
      expect(await withdraw(dir, 'mfe-catalog', '2', 'empty cart')).toBe('3');

      expect(listVersions(dir)[1]).toMatchObject({ version: '2', withdrawn: { why: 'empty cart' } });
      expect(await rollback(dir, 'mfe-catalog')).toBe('1');
    });

    it('of the live version makes the one before live', async () => {
      expect(await withdraw(dir, 'mfe-catalog', '3', 'empty cart')).toBe('2');

      expect(shown(dir)).toEqual(['mfe-catalog 1', '*mfe-catalog 2', 'mfe-catalog 3']);
    });

    it('is refused for an unknown version, and when nothing else could be live', async () => {
      for (const version of ['1', '2']) await withdraw(dir, 'mfe-catalog', version, 'old');

      expect(await refusalOf(withdraw(dir, 'mfe-catalog', '9', 'old'))).toBe('mfe-catalog has no version 9');
      expect(await refusalOf(withdraw(dir, 'mfe-catalog', '3', 'old'))).toMatch(/^mfe-catalog has no other version/);
      expect(shown(dir)).toContain('*mfe-catalog 3');
    });
  });

  describe('unpublishing', () => {
    it('leaves no version live, frees the routes and keeps the files', async () => {
      await put(dir, { version: '1' });

      await unpublish(dir, 'mfe-catalog');
      await put(dir, { name: 'mfe-account', version: '1' });

      expect(shown(dir)).toEqual(['mfe-catalog 1', '*mfe-account 1']);
      expect(existsSync(path.join(dir, 'mfe-catalog/1/server.cjs'))).toBe(true);
      expect(await refusalOf(unpublish(dir, 'mfe-catalog'))).toBe('mfe-catalog is not live');
      expect(await refusalOf(unpublish(dir, 'mfe-unknown'))).toBe('no remote mfe-unknown is published');
    });
  });

  it('publishes one remote while an entry of another is invalid, which keeps its good versions', async () => {
    await put(dir, { version: '1' });
    await put(dir, { name: 'mfe-account', version: '5', routes: [] });
    await put(dir, { version: '2' });
    const file = path.join(dir, 'registry.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('/remotes/mfe-account/5/browser/remoteEntry.js', ''));

    await put(dir, { version: '3' });

    expect(shown(dir)).toEqual(['mfe-catalog 1', 'mfe-catalog 2', '*mfe-catalog 3', '*mfe-account 5']);
  });

  it.each([
    [
      'a route of another remote',
      { routes: [{ id: 'x', path: '/products', access: 'public' as const }] },
      'the route /products belongs to mfe-catalog',
    ],
    ['another major', { requires: { react: '18' } }, 'it needs react 18, the host has 19.2.0'],
    ['a library the host lacks', { requires: { vue: '3' } }, 'it needs vue 3, the host has none'],
  ])('refuses a version with %s in one line, and leaves no trace of it', async (_what, changes, reason) => {
    await put(dir);

    const message = await refusalOf(put(dir, { name: 'mfe-account', version: '1', routes: [], ...changes }));

    expect(message).toBe(`mfe-account was not published: ${reason}`);
    expect(shown(dir)).toEqual(['*mfe-catalog 1.0.0-a']);
    expect(existsSync(path.join(dir, 'mfe-account'))).toBe(false);
  });

  it('continues from the previous registry when the current one is corrupt', async () => {
    await put(dir, { version: '1' });
    await put(dir, { version: '2' });
    writeFileSync(path.join(dir, 'registry.json'), '{ "half":');

    expect(shown(dir)).toEqual(['*mfe-catalog 1']);
    await put(dir, { version: '3' });
    expect(registryOf(dir).microFrontends['mfe-catalog']).toHaveLength(2);
  });

  it.each([['registry.json'], ['registry.json', 'registry.previous.json']])(
    'refuses in one line to continue from a corrupt %s without a valid previous one',
    async (...files) => {
      mkdirSync(dir, { recursive: true });
      for (const file of files) writeFileSync(path.join(dir, file), 'garbage');

      const message = await refusalOf(put(dir));

      expect(message).toMatch(/registry(\.previous)?\.json is no registry: .+/);
      expect(message).not.toContain('\n');
      expect(readFileSync(path.join(dir, 'registry.json'), 'utf8')).toBe('garbage');
    },
  );

  describe('lock', () => {
    const lock = () => {
      mkdirSync(dir, { recursive: true });
      return lockFile(path.join(dir, 'registry.lock'));
    };

    it('makes a publisher wait while another one holds it', async () => {
      const unlock = await lock();

      const publishing = put(dir);
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(listVersions(dir)).toEqual([]);

      unlock();
      await publishing;
      expect(shown(dir)).toEqual(['*mfe-catalog 1.0.0-a']);
    });

    it('is free after a publish that failed half-way, which leaves nothing behind', async () => {
      const build = testBuild();
      const socket = createServer().listen(path.join(build, 'z')); // cannot be copied

      const message = await refusalOf(put(dir, { version: '1' }, build));
      socket.close();

      expect(message).toMatch(/^the store in DATA_DIR cannot be changed: .+/);
      expect(message).not.toContain('\n');
      expect(readdirSync(path.join(dir, 'mfe-catalog'))).toEqual([]);
      await put(dir, { version: '2' });
      expect(shown(dir)).toEqual(['*mfe-catalog 2']);
    });

    it('loses nothing when several publish at once', async () => {
      const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];

      await Promise.all(names.map((name) => put(dir, { name, routes: [] })));

      expect(shown(dir).toSorted()).toEqual(names.map((name) => `*${name} 1.0.0-a`));
    });

    it('loses nothing when several processes publish at once', async () => {
      const script = path.join(temporaryDir(), 'publish.mts');
      writeFileSync(
        script,
        `import { publish } from ${JSON.stringify(path.join(__dirname, 'publish.ts'))};
         const [dir, distDir, release] = process.argv.slice(2);
         for (const version of ['1', '2', '3', '4', '5'])
           await publish({ dir, distDir, release: { ...JSON.parse(release), version }, provides: { react: '19.2.0' } });`,
      );
      const run = (name: string) =>
        new Promise<number | null>((resolve) => {
          const release = JSON.stringify(testRelease({ name, routes: [] }));
          const args = ['--import', 'tsx', script, dir, testBuild(), release];
          spawn(process.execPath, args, { cwd: path.resolve(__dirname, '../../..'), stdio: 'inherit' }).once(
            'exit',
            resolve,
          );
        });

      expect(await Promise.all([run('mfe-a'), run('mfe-b')])).toEqual([0, 0]);

      expect(
        shown(dir)
          .filter((line) => line.startsWith('*'))
          .toSorted(),
      ).toEqual(['*mfe-a 5', '*mfe-b 5']);
      expect(shown(dir)).toHaveLength(10);
    }, 20_000);
  });
});
