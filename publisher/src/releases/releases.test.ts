import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { integrityOf } from '@shop/node/bundles';
import { readRegistry } from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';
import { lockStoreFolder } from '@shop/node/store';
import {
  listVersions,
  publish,
  rollback,
  unpublish,
  withdraw,
  type PublishOptions,
  type Release,
  type Releases,
} from '.';
import { removeTemporaryDirs, temporaryDir, testBuild, testRelease, testReleases } from '../testing';

const provides = { react: '19.2.0' };

const put = (releases: Releases, changes: Partial<Release> = {}, dir = testBuild(changes.version)) =>
  publish(releases, { release: testRelease(changes), dir, provides });

const shown = async (releases: Releases) =>
  (await listVersions(releases)).map(({ remote, version, isLive }) => `${isLive ? '*' : ''}${remote} ${version}`);
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
  /** The folder of the store. */
  let dir: string;
  let releases: Releases;

  beforeEach(() => {
    const dataDir = temporaryDir();
    dir = path.join(dataDir, 'remotes');
    releases = testReleases(dataDir);
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(removeTemporaryDirs);

  it('is empty before anything is published', async () => {
    expect(await listVersions(releases)).toEqual([]);
  });

  it('makes a published version live, complete and described', async () => {
    await put(releases, { version: '1' });

    const [version] = registryOf(dir).microFrontends['mfe-catalog'] ?? [];
    expect(version).toMatchObject({
      url: '/remotes/mfe-catalog/1/browser/remoteEntry.js',
      metadata: { version: '1', integrity: integrityOf(Buffer.from('// 1')) },
      deployment: { traffic: 100, default: true },
      extras: { server: { url: '/remotes/mfe-catalog/1/server.cjs' }, routes: [{ path: '/products' }] },
    });
    expect(readFileSync(path.join(dir, 'mfe-catalog/1/browser/remoteEntry.js'), 'utf8')).toBe('// 1');
    expect(existsSync(path.join(dir, 'mfe-catalog/1/maps'))).toBe(false);
    expect(readdirSync(dir).toSorted()).toEqual(['history', 'mfe-catalog', 'registry.json']);
    expect(Date.parse(version?.extras.publishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('makes the last published version live and keeps the previous ones', async () => {
    for (const version of ['1', '2', '3']) await put(releases, { version });

    expect(await shown(releases)).toEqual(['mfe-catalog 1', 'mfe-catalog 2', '*mfe-catalog 3']);
  });

  it('refuses other contents under the name of a version, and changes nothing', async () => {
    await put(releases, { version: '1' }, testBuild('first'));

    expect(await refusalOf(put(releases, { version: '1' }, testBuild('second')))).toBe(
      'mfe-catalog 1 exists already, with different contents',
    );
    expect(readFileSync(path.join(dir, 'mfe-catalog/1/browser/remoteEntry.js'), 'utf8')).toBe('// first');
    expect(await shown(releases)).toEqual(['*mfe-catalog 1']);
  });

  it('mends the files of a version that is published again', async () => {
    await put(releases, { version: '1' });
    const file = path.join(dir, 'mfe-catalog/1/browser/remoteEntry.js');
    writeFileSync(file, '// half');

    await put(releases, { version: '1' });

    expect(readFileSync(file, 'utf8')).toBe('// 1');
  });

  it('lists thirty versions and keeps the folders of older ones', async () => {
    const distDir = testBuild();
    for (let version = 1; version <= 32; version += 1) await put(releases, { version: String(version) }, distDir);

    expect(await shown(releases)).toHaveLength(30);
    expect((await shown(releases))[0]).toBe('mfe-catalog 3');
    expect(existsSync(path.join(dir, 'mfe-catalog/1/server.cjs'))).toBe(true);
  });

  describe('rolling back', () => {
    beforeEach(async () => {
      for (const version of ['1', '2', '3']) await put(releases, { version });
    });

    it('returns to the previous version, step by step', async () => {
      expect(await rollback(releases, 'mfe-catalog')).toMatchObject({ live: '2' });
      expect(await shown(releases)).toEqual(['mfe-catalog 1', '*mfe-catalog 2', 'mfe-catalog 3']);

      expect(await rollback(releases, 'mfe-catalog')).toMatchObject({ live: '1' });
    });

    it('switches to a named version, also a newer one that was not taken back', async () => {
      await rollback(releases, 'mfe-catalog', { wanted: '1' });

      expect(await rollback(releases, 'mfe-catalog', { wanted: '2' })).toMatchObject({ live: '2' });

      expect(await shown(releases)).toEqual(['mfe-catalog 1', '*mfe-catalog 2', 'mfe-catalog 3']);
    });

    it('never returns to a version that was taken back', async () => {
      await rollback(releases, 'mfe-catalog'); // 3 is bad
      await put(releases, { version: '4' });

      expect(await rollback(releases, 'mfe-catalog')).toMatchObject({ live: '2' }); // 4 is bad, too
      expect(await refusalOf(rollback(releases, 'mfe-catalog', { wanted: '3' }))).toBe(
        'mfe-catalog 3 was withdrawn (rolled back to 2)',
      );
    });

    it('keeps what somebody else has published a moment ago, unless it is named', async () => {
      const boris = { ...releases, who: 'boris' };

      expect(await refusalOf(rollback(boris, 'mfe-catalog'))).toMatch(
        /^anna brought mfe-catalog 3 to visitors \d s ago: to take that one back, name it: rollback mfe-catalog@3$/,
      );
      expect(await shown(releases)).toContain('*mfe-catalog 3');
      expect(await rollback(boris, 'mfe-catalog', { named: '3' })).toEqual({ live: '2', takenBack: '3' });
    });

    it('takes back the named version, and no other', async () => {
      expect(await refusalOf(rollback(releases, 'mfe-catalog', { named: '2' }))).toBe(
        'mfe-catalog 3 would be taken back, not 2',
      );
      expect(await shown(releases)).toContain('*mfe-catalog 3');
    });

    it('of one that has had a minute needs no name', async () => {
      const boris = { ...releases, who: 'boris' };
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);

      expect(await rollback(boris, 'mfe-catalog')).toEqual({ live: '2', takenBack: '3' });
    });

    it('refuses an unknown version in one line', async () => {
      expect(await refusalOf(rollback(releases, 'mfe-catalog', { wanted: '9' }))).toBe('mfe-catalog has no version 9');
      expect(await refusalOf(rollback(releases, 'mfe-unknown'))).toBe('no remote mfe-unknown is published');
      for (const version of ['1', '2']) await withdraw(releases, 'mfe-catalog', version, 'old');
      expect(await refusalOf(rollback(releases, 'mfe-catalog'))).toBe(
        'mfe-catalog has no version before the live one that was not withdrawn',
      );
    });

    it('refuses a version whose route another remote has taken since', async () => {
      await put(releases, { version: '4', routes: [] });
      await put(releases, { name: 'mfe-account', version: '1' });

      expect(await refusalOf(rollback(releases, 'mfe-catalog', { wanted: '3' }))).toBe(
        'mfe-catalog 3 cannot be live: the route /products belongs to mfe-account',
      );
      expect(await shown(releases)).toContain('*mfe-catalog 4');
    });
  });

  describe('publishing over what others have published', () => {
    const commit = 'c'.repeat(40);
    const source = { tree: 'other', builtAt: '2026-01-01T00:00:00.000Z', commit };
    const offer = (changes: Partial<PublishOptions>) =>
      publish(releases, { release: testRelease({ version: '2' }), dir: testBuild('2'), provides, ...changes });

    beforeEach(() => offer({ release: testRelease({ version: '1' }), source }));

    it('refuses sources without the commit of the live version, unless it is forced', async () => {
      const contains = () => false;

      expect(await refusalOf(offer({ contains }))).toBe(
        'mfe-catalog was not published: the live 1 is of commit cccccccc, which this tree does not contain; ' +
          'pull it, or replace it with --force',
      );
      await offer({ contains, isForced: true });
      expect(await shown(releases)).toEqual(['mfe-catalog 1', '*mfe-catalog 2']);
    });

    it('accepts sources that contain it', async () => {
      await offer({ contains: (wanted) => wanted === commit });

      expect(await shown(releases)).toEqual(['mfe-catalog 1', '*mfe-catalog 2']);
    });

    it('refuses a version that was withdrawn, unless it is forced', async () => {
      await offer({});
      await rollback(releases, 'mfe-catalog');

      expect(await refusalOf(offer({}))).toBe(
        'mfe-catalog was not published: 2 was withdrawn (rolled back to 1); --force publishes it all the same',
      );
      await offer({ isForced: true });
      expect(await listVersions(releases)).toEqual([
        expect.objectContaining({ version: '1' }),
        expect.objectContaining({ version: '2', isLive: true, withdrawn: null }),
      ]);
    });
  });

  it('keeps the date of a version that is published again', async () => {
    await put(releases, { version: '1' });
    const [before] = await listVersions(releases);
    await put(releases, { version: '2' });

    await put(releases, { version: '1' });

    expect((await listVersions(releases)).at(-1)).toMatchObject({
      version: '1',
      isLive: true,
      publishedAt: before?.publishedAt,
    });
  });

  describe('withdrawing', () => {
    beforeEach(async () => {
      for (const version of ['1', '2', '3']) await put(releases, { version });
    });

    it('marks a version, which no rollback returns to', async () => {
      expect(await withdraw(releases, 'mfe-catalog', '2', 'empty cart')).toBe('3');

      expect((await listVersions(releases))[1]).toMatchObject({ version: '2', withdrawn: { why: 'empty cart' } });
      expect(await rollback(releases, 'mfe-catalog')).toMatchObject({ live: '1' });
    });

    it('of the live version makes the one before live', async () => {
      expect(await withdraw(releases, 'mfe-catalog', '3', 'empty cart')).toBe('2');

      expect(await shown(releases)).toEqual(['mfe-catalog 1', '*mfe-catalog 2', 'mfe-catalog 3']);
    });

    it('is refused for an unknown version, and when nothing else could be live', async () => {
      for (const version of ['1', '2']) await withdraw(releases, 'mfe-catalog', version, 'old');

      expect(await refusalOf(withdraw(releases, 'mfe-catalog', '9', 'old'))).toBe('mfe-catalog has no version 9');
      expect(await refusalOf(withdraw(releases, 'mfe-catalog', '3', 'old'))).toMatch(
        /^mfe-catalog has no other version/,
      );
      expect(await shown(releases)).toContain('*mfe-catalog 3');
    });
  });

  describe('unpublishing', () => {
    it('leaves no version live, frees the routes and keeps the files', async () => {
      await put(releases, { version: '1' });

      await unpublish(releases, 'mfe-catalog');
      await put(releases, { name: 'mfe-account', version: '1' });

      expect(await shown(releases)).toEqual(['mfe-catalog 1', '*mfe-account 1']);
      expect(existsSync(path.join(dir, 'mfe-catalog/1/server.cjs'))).toBe(true);
      expect(await refusalOf(unpublish(releases, 'mfe-catalog'))).toBe('mfe-catalog is not live');
      expect(await refusalOf(unpublish(releases, 'mfe-unknown'))).toBe('no remote mfe-unknown is published');
    });
  });

  it('publishes one remote while an entry of another is invalid, which keeps its good versions', async () => {
    await put(releases, { version: '1' });
    await put(releases, { name: 'mfe-account', version: '5', routes: [] });
    await put(releases, { version: '2' });
    const file = path.join(dir, 'registry.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('/remotes/mfe-account/5/browser/remoteEntry.js', ''));

    await put(releases, { version: '3' });

    expect(await shown(releases)).toEqual(['mfe-catalog 1', 'mfe-catalog 2', '*mfe-catalog 3', '*mfe-account 5']);
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
    await put(releases);

    const message = await refusalOf(put(releases, { name: 'mfe-account', version: '1', routes: [], ...changes }));

    expect(message).toBe(`mfe-account was not published: ${reason}`);
    expect(await shown(releases)).toEqual(['*mfe-catalog 1.0.0-a']);
    expect(existsSync(path.join(dir, 'mfe-account'))).toBe(false);
  });

  it('continues from the last registry that was written when the one in the store is corrupt', async () => {
    await put(releases, { version: '1' });
    await put(releases, { version: '2' });
    writeFileSync(path.join(dir, 'registry.json'), '{ "half":');

    expect(await shown(releases)).toEqual(['mfe-catalog 1', '*mfe-catalog 2']);
    await put(releases, { version: '3' });
    expect(registryOf(dir).microFrontends['mfe-catalog']).toHaveLength(3);
  });

  it.each([['registry.json'], ['registry.json', 'registry.previous.json']])(
    'refuses in one line to continue from a corrupt %s without a valid previous one',
    async (...files) => {
      mkdirSync(dir, { recursive: true });
      for (const file of files) writeFileSync(path.join(dir, file), 'garbage');

      const message = await refusalOf(put(releases));

      expect(message).toMatch(/registry\.json of file:.+ is no registry: .+/);
      expect(message).not.toContain('\n');
      expect(readFileSync(path.join(dir, 'registry.json'), 'utf8')).toBe('garbage');
    },
  );

  describe('lock', () => {
    it('makes a publisher wait while another one holds it', async () => {
      await put(releases, { version: '1' });
      const unlock = await lockStoreFolder(dir);

      const publishing = put(releases, { version: '2' });
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(await shown(releases)).toEqual(['*mfe-catalog 1']);

      unlock();
      await publishing;
      expect(await shown(releases)).toEqual(['mfe-catalog 1', '*mfe-catalog 2']);
    });

    it('is free after a publish that failed half-way, which leaves nothing behind', async () => {
      const build = testBuild();
      const socket = createServer().listen(path.join(build, 'z')); // cannot be copied

      const message = await refusalOf(put(releases, { version: '1' }, build));
      socket.close();

      expect(message).toMatch(/^the build cannot be read: .+/);
      expect(message).not.toContain('\n');
      expect(existsSync(path.join(dir, 'mfe-catalog'))).toBe(false);
      await put(releases, { version: '2' });
      expect(await shown(releases)).toEqual(['*mfe-catalog 2']);
    });

    it('loses nothing when several publish at once', async () => {
      const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];

      await Promise.all(names.map((name) => put(releases, { name, routes: [] })));

      expect((await shown(releases)).toSorted()).toEqual(names.map((name) => `*${name} 1.0.0-a`));
    });

    it('loses nothing when several processes publish at once', async () => {
      const script = path.join(temporaryDir(), 'publish.mts');
      writeFileSync(
        script,
        `import { openReleases, publish } from ${JSON.stringify(path.join(__dirname, 'index.ts'))};
         const [dataDir, dir, release] = process.argv.slice(2);
         const releases = openReleases({}, dataDir, 'test');
         for (const version of ['1', '2', '3', '4', '5'])
           await publish(releases, { dir, release: { ...JSON.parse(release), version }, provides: { react: '19.2.0' } });`,
      );
      const run = (name: string) =>
        new Promise<number | null>((resolve) => {
          const release = JSON.stringify(testRelease({ name, routes: [] }));
          const args = ['--import', 'tsx', script, path.dirname(dir), testBuild(), release];
          spawn(process.execPath, args, { cwd: path.resolve(__dirname, '../../..'), stdio: 'inherit' }).once(
            'exit',
            resolve,
          );
        });

      expect(await Promise.all([run('mfe-a'), run('mfe-b')])).toEqual([0, 0]);

      expect((await shown(releases)).filter((line) => line.startsWith('*')).toSorted()).toEqual([
        '*mfe-a 5',
        '*mfe-b 5',
      ]);
      expect(await shown(releases)).toHaveLength(10);
    }, 20_000);
  });
});
