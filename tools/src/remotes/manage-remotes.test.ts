import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localDelivery } from '@shop/publisher/client';
import { publishHost } from '@shop/publisher/releases';
import {
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testCheckTools,
  testRelease,
  testReleases,
  writeFiles,
} from '@shop/publisher/testing';
import { integrityOf } from '@shop/node/bundles';
import { sharedVersions } from '../../webpack/federation.cjs';
import { printRefusal } from '../print-refusal';
import { NOTHING_CHECKED } from './action';
import { LOCAL_ACTIONS, LOCAL_PLACE } from './local-actions';
import { manageRemotes } from './manage-remotes';
import { openWorkplace } from './open-workplace';

const { env } = process;
let dataDir: string;

afterEach(() => {
  process.env = env;
  process.exitCode = undefined;
});
afterAll(removeTemporaryDirs);

/** Makes the store of a site whose host has started. */
async function startHost(): Promise<void> {
  dataDir = temporaryDir();
  const staticDir = temporaryDir();
  writeFiles(staticDir, { 'main.1.js': 'main()' });
  const integrity = { 'main.1.js': integrityOf(Buffer.from('main()')) };
  const release = { version: '1.0.0-host', entry: 'main.1.js', provides: sharedVersions(), integrity };
  const source = { tree: 'one', builtAt: '2026-11-20T12:00:00.000Z' };
  await publishHost(testReleases(dataDir), { release, staticDir, source: () => source });
}

const exitCode = () => Number(process.exitCode ?? 0);

/** Runs `npm run remotes -- ...`, with checks that need no built shop. */
async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    jest.spyOn(process[name], 'write').mockImplementation((text) => Boolean((printed[name] += String(text))));
  process.exitCode = undefined;
  process.env = { PATH: env.PATH, DATA_DIR: dataDir };
  const checks = testCheckTools();
  await manageRemotes(args, {
    command: 'remotes',
    place: LOCAL_PLACE,
    more: LOCAL_ACTIONS,
    open: async (action, values) => ({
      ...(await openWorkplace(action, values)),
      delivery: localDelivery(testReleases(dataDir), { dataDir, checks }),
    }),
    prepare: async () => undefined,
    checkSources: async () => NOTHING_CHECKED,
  }).catch(printRefusal);
  jest.restoreAllMocks();
  return { code: exitCode(), ...printed };
}

/** A finished build in a folder of its own, for `--from`. */
function finishedBuild(version: string, changes: Parameters<typeof testRelease>[0] = {}): string {
  const dir = testBuild(version);
  writeFileSync(path.join(dir, 'release.json'), JSON.stringify(testRelease({ version, ...changes })));
  return dir;
}

const publish = (version: string, ...args: string[]) =>
  run('publish', 'mfe-catalog', '--from', finishedBuild(version), ...args);

/** Leaves 1.0.0-a live, because 1.0.0-b was bad. */
async function publishAndRollBack(): Promise<void> {
  await startHost();
  for (const version of ['1.0.0-a', '1.0.0-b']) await publish(version);
  await run('rollback', 'mfe-catalog');
}

/** With the time of a publication replaced. */
const withoutTimes = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+Z)?)?/g, '<time>');

it('a version that is published is live, and the next command is named', async () => {
  await startHost();

  expect(await publish('1.0.0-a')).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      'published mfe-catalog 1.0.0-a',
      'mfe-catalog 1.0.0-a is live',
      `store: ${dataDir}/remotes`,
      'followed by no host that reports to delivery: is the site running?',
      'to take it back: remotes rollback mfe-catalog',
      '',
    ].join('\n'),
  });
});

it('list names every version, and marks the live ones, the candidates and what was withdrawn', async () => {
  await publishAndRollBack();
  await publish('1.0.0-c', '--traffic', '0');
  await run('promote', 'mfe-catalog@1.0.0-c', '--traffic', '10');

  const { code, stdout } = await run('list');

  expect(code).toBe(0);
  expect(withoutTimes(stdout).split('\n')).toEqual([
    '* host               1.0.0-host       <time>',
    '* mfe-catalog        1.0.0-a          <time>  90 % of the visitors',
    '  mfe-catalog        1.0.0-b          <time>  withdrawn: rolled back to 1.0.0-a',
    '% mfe-catalog        1.0.0-c          <time>  10 % of the visitors',
    '',
  ]);
});

it('list --json tells other programs what is live and what was withdrawn', async () => {
  await publishAndRollBack();

  const { stdout } = await run('list', '--json');

  const common = { remote: 'mfe-catalog', isCandidate: false, publishedAt: '<time>', owner: null };
  expect(JSON.parse(withoutTimes(stdout))).toEqual([
    expect.objectContaining({ remote: 'host' }),
    { ...common, version: '1.0.0-a', traffic: 100, isLive: true, withdrawn: null },
    {
      ...common,
      version: '1.0.0-b',
      traffic: 0,
      isLive: false,
      withdrawn: { at: '<time>', why: 'rolled back to 1.0.0-a' },
    },
  ]);
});

it('what there is to see, and to tidy up, needs no word of explanation', async () => {
  await startHost();
  await publish('1.0.0-a');
  await publish('1.0.0-b', '--traffic', '0');
  for (const [args, pattern] of [
    [
      ['check', 'mfe-catalog', '--from', finishedBuild('1.0.0-d')],
      /^tried on 7 pages beside the live version in 0\.0 s\nnot tried in a browser: this is a test\nmfe-catalog 1\.0\.0-d has no fault\nto make it live: /,
    ],
    [['check-api'], /^the API answers all operations of 2 versions/],
    [['status'], /^remote +version +share/],
    [
      ['explain', 'at f (https://shop.example/remotes/mfe-catalog/1.0.0-a/browser/products.js:1:1)'],
      /^ {2}mfe-catalog@1\.0\.0-a browser\/products\.js:1:1, whose source is not known\nmfe-catalog 1\.0\.0-a: live\n[\d: -]+ {2}\S+: publish mfe-catalog none → 1\.0\.0-a\nto take it back: /,
    ],
    [['explain', '--json', 'at f (/static/main.1.js:1:1)'], /^\[\n {2}\{\n {4}"failure": null/],
    [['promote', 'mfe-catalog@1.0.0-b', '--traffic', '100'], /^mfe-catalog 1\.0\.0-b is live$/m],
    [['history', '--limit', '1'], /^[\d: -]+ {2}\S+: promote mfe-catalog 1\.0\.0-a → 1\.0\.0-b\n$/],
    [
      ['token', 'mfe-catalog', '--can', 'publish,promote'],
      /^token \w{8} for mfe-catalog: publish, promote, until .+\n.+\nshop_\w{8}_\S+\n$/,
    ],
    [['tokens'], /^\w{8} {2}mfe-catalog +publish,promote +until [\d-]+ {2}by /],
    [['prune'], /^nothing to remove\n$/],
    [['restore'], /^the registry of [\d: -]+ is the newest that is known: nothing to restore\n$/],
    [['restore', '--accept-older'], /^the registry of [\d: -]+ counts again; remotes list shows what is live\n$/],
    [['preview', 'mfe-catalog@1.0.0-a'], /^mfe-catalog 1\.0\.0-a\n.+\nhttp:\/\/localhost:3000\/_preview\/\S+\n$/],
    [['withdraw', 'mfe-catalog@1.0.0-b', '--why', 'empty cart'], /^mfe-catalog 1\.0\.0-a is live$/m],
    [
      ['unpublish', 'mfe-catalog'],
      /^no version of mfe-catalog is live\n[^]*to bring it back: remotes publish mfe-catalog\n$/,
    ],
  ] as const) {
    const { code, stdout, stderr } = await run(...args);

    expect([args, code, stderr]).toEqual([args, 0, '']);
    expect(stdout).toMatch(pattern);
  }
});

it('preview names the address of the running site, whatever its port', async () => {
  await startHost();
  await publish('1.0.0-a', '--traffic', '0');
  const host = { id: 'shop-1:3501', version: '1', setId: 'a', publicUrl: 'http://localhost:3501' };
  const hosts = JSON.stringify([{ ...host, seenAt: new Date().toISOString() }]);
  writeFiles(dataDir, { 'delivery/hosts.json': hosts });

  expect((await run('preview', 'mfe-catalog@1.0.0-a')).stdout).toMatch(/\nhttp:\/\/localhost:3501\/_preview\/\S+\n$/);
});

/** What the publisher notes of a host that follows a revision. */
function noteHost(revision: number): void {
  const host = { id: 'shop-1:3000', version: '1', setId: 'a', revision, seenAt: new Date().toISOString() };
  writeFiles(dataDir, { 'delivery/hosts.json': JSON.stringify([host]) });
}

it('a change is told once the hosts send it, and with --wait each of them', async () => {
  await startHost();
  await publish('1.0.0-a');
  noteHost(1);
  let hasFollowed = false;
  const following = setTimeout(() => {
    noteHost(8e12);
    hasFollowed = true;
  }, 300);

  const { code, stdout } = await run('unpublish', 'mfe-catalog', '--wait');

  clearTimeout(following);
  expect([code, hasFollowed]).toEqual([0, true]);
  // The command counts from the change, which a busy machine makes later.
  expect(stdout).toMatch(/^shop-1:3000 follows after \d\.\d s\nno version of mfe-catalog is live\n/);
  expect(stdout).toMatch(/^followed by: shop-1:3000$/m);
});

it('a host that does not follow is named', async () => {
  await startHost();
  noteHost(1);

  expect((await publish('1.0.0-a')).stdout).toMatch(
    /^mfe-catalog 1\.0\.0-a is live\n[^]*^not followed yet by: shop-1:3000; with --wait, the command waits for them$/m,
  );
});

it('status names a host that follows another registry, beside the table and for programs', async () => {
  await startHost();
  const host = { id: 'shop-1:3000', version: '1', setId: 'a', revision: 9e12, seenAt: new Date().toISOString() };
  writeFiles(dataDir, { 'delivery/hosts.json': JSON.stringify([host]) });

  expect((await run('status')).stdout).toMatch(/\nshop-1:3000 follows a newer registry, of .+\n$/);
  const { stdout, stderr } = await run('status', '--json');
  expect(Array.isArray(JSON.parse(stdout))).toBe(true);
  expect(stderr).toMatch(/^shop-1:3000 follows a newer registry, of .+\n$/);
});

it('without an action there is an example of each', async () => {
  const { code, stdout } = await run();

  expect(code).toBe(0);
  for (const action of ['list', 'check', 'publish', 'preview', 'promote', 'rollback', 'withdraw', 'unpublish', 'prune'])
    expect(stdout).toMatch(new RegExp(`^  ${action}( |$)`, 'm'));
});

describe('a command is refused in one line', () => {
  beforeAll(publishAndRollBack);

  it.each([
    ['rollback mfe-catalog 9.9.9', 'mfe-catalog has no version 9.9.9'],
    ['rollback mfe-catalog 1.0.0-b', 'mfe-catalog 1.0.0-b was withdrawn (rolled back to 1.0.0-a)'],
    ['rollback mfe-solutions', 'no remote mfe-solutions is published'],
    ['rollback', /^rollback needs the name of a remote: mfe-/],
    ['publish no-such-remote', 'no remote is called no-such-remote'],
    ['publish mfe-catalog --traffic 101', '"101" is no share of traffic: it is a whole number from 0 to 100'],
    ['publish mfe-catalog --from nowhere', /nowhere has no release: /],
    ['check no-such-remote', 'no remote is called no-such-remote'],
    ['check mfe-catalog --accept all', /^--accept: no difference is called "all"; there are status, blank, /],
    ['withdraw mfe-catalog', 'withdraw needs a version, as in mfe-catalog@1.0.0-eab9739b'],
    ['withdraw mfe-catalog@1.0.0-a', 'withdraw needs the reason, as in --why "empty cart"'],
    ['promote mfe-catalog@1.0.0-a --stages 1 --traffic 1', 'promote takes either --traffic or --stages'],
    ['promote mfe-catalog@1.0.0-a --every 1m', /^--every and --hold belong to --stages/],
    ['preview mfe-catalog@1.0.0-a --hours soon', '"soon" is no number of hours, as in --hours 24'],
    ['explain', /^explain needs the id of a request or a stack: in quotes, or - to read it from the input/],
    ['explain f@g', /^no file of this site is in the stack/],
    ['explain 5f3a9c01', /^no failure of the request 5f3a9c01 is known/],
    ['history --limit none', '--limit is a whole number, not "none"'],
    ['token mfe-catalog', /^a token needs rights, as in --can /],
    ['revoke 5f3a9c01', 'no token is called 5f3a9c01'],
    ['promise mfe-catalog', 'no action "promise"; remotes prints those there are'],
    ['list --xml', /Unknown option '--xml'/],
    ['list --site https://shop.example', /^--site needs a token in SHOP_TOKEN/],
  ])('%s', async (command, reason) => {
    const { code, stderr } = await run(...command.split(' '));

    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([typeof reason === 'string' ? reason : expect.stringMatching(reason), '']);
  });

  it('publish of a version that was withdrawn', async () => {
    expect(await publish('1.0.0-b')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^mfe-catalog was not published: 1\.0\.0-b was withdrawn \(.+\); --force .+\n$/),
    });
  });

  it('anything where there is no store', async () => {
    dataDir = temporaryDir();

    expect(await run('publish', 'mfe-catalog')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^no store is in .+: set DATA_DIR to the folder of the site, or .+\n$/),
    });
  });
});

it('a report says how a version is worse than the live one, and a check does not fail for want of it', async () => {
  await startHost();
  await publish('1.0.0-a');
  const report = path.join(dataDir, 'reports/differs.html');

  const refused = await publish('1.0.0-poor', '--report', report);
  expect(refused).toMatchObject({
    code: 1,
    stdout: `what differs from the live version, with pictures: ${report}\nmfe-catalog 1.0.0-poor was not published: 1 fault\n`,
  });
  expect(readFileSync(report, 'utf8')).toContain('1 of 7 pages lose a price');

  const taken = await publish('1.0.0-poor', '--accept', 'price', '--report', path.join(report, 'no-folder.html'));
  expect(taken).toMatchObject({ code: 0, stdout: expect.stringContaining('the report was not written: ') });
});

it('a version with faults does not go live, and each fault is one line with its place', async () => {
  await startHost();
  await publish('1.0.0-a');
  const from = finishedBuild('1.0.0-b', { routes: [{ id: 'products', path: '/api/goods', access: 'public' }] });
  writeFiles(from, { 'operations.json': '{"mfe-catalog/src/old.graphql": "query Old { siteGone { id } }"}' });

  const { code, stdout, stderr } = await run('publish', 'mfe-catalog', '--from', from);

  expect(code).toBe(1);
  expect(stderr.split('\n')).toEqual([
    'route /api/goods: the host answers this address itself; choose another first segment',
    expect.stringMatching(/^operation Old \(mfe-catalog\/src\/old\.graphql:1\): Cannot query field "siteGone"/),
    '',
  ]);
  expect(stdout).toBe('mfe-catalog 1.0.0-b was not published: 2 faults\n');
  expect((await run('list')).stdout).toMatch(/^\* mfe-catalog +1\.0\.0-a /m);
});
