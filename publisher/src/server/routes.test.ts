import { readdirSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import type { FastifyInstance } from 'fastify';
import { digestOf, integrityOf } from '@shop/node/bundles';
import { RefusedError } from '@shop/node/refused-error';
import { openFileStore } from '@shop/node/store';
import { createDelivery } from '../app';
import { remoteDelivery } from '../client';
import { startIssuer, type LocalIssuer } from '../oidc/testing/local-issuer';
import { listHistory, publishHost, type Release, type Releases } from '../releases';
import { readSettings } from '../settings';
import {
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testCheckTools,
  testRelease,
  testReleases,
  writeFiles,
} from '../testing';
import { createTokenList, type TokenList } from '../tokens';

let app: FastifyInstance;
let dataDir: string;
let issuer: LocalIssuer;
let releases: Releases;
let tokens: TokenList;
let url: string;
let logged: string[];

beforeAll(async () => {
  issuer = await startIssuer('https://shop.example');
});

beforeEach(async () => {
  dataDir = temporaryDir();
  releases = testReleases(dataDir);
  tokens = createTokenList(openFileStore(path.join(dataDir, 'keys')));
  await startHost();
  logged = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const file = path.join(dataDir, 'oidc.json');
  const rule = { remote: 'mfe-catalog', can: ['publish'], claims: { repository: 'shop/catalog' } };
  writeFiles(dataDir, {
    'oidc.json': JSON.stringify([{ issuer: issuer.url, audience: issuer.audience, rules: [rule] }]),
  });
  app = await createDelivery({
    settings: readSettings({ DATA_DIR: dataDir, OIDC_FILE: file }),
    releases,
    log,
    checks: testCheckTools(),
    kitDir: path.join(dataDir, 'no-kit'),
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());
afterAll(() => {
  issuer.stop();
  removeTemporaryDirs();
});

/** What hosts report is written a moment after they are answered. */
async function untilKnown<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'NOT_FOUND') throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** A version of a remote needs a host that provides what it requires. */
async function startHost() {
  const staticDir = temporaryDir();
  writeFiles(staticDir, { 'main.1.js': 'main()' });
  const release = {
    version: '1',
    entry: 'main.1.js',
    provides: { react: '19.2.0' },
    integrity: { 'main.1.js': 'sha256-AAAA' },
  };
  await publishHost(releases, { release, staticDir, source: () => ({ tree: 'one', builtAt: '2026-01-01' }) });
}

async function tokenFor(can: string[], remote = 'mfe-catalog'): Promise<string> {
  return (await tokens.create({ remote, can, days: 1, createdBy: 'anna' })).text;
}

const as = (token: string) => remoteDelivery({ url, token });

const build = (version: string) => ({ release: testRelease({ version }), dir: testBuild(version), provides: {} });

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  return error instanceof RefusedError ? `${error.code}: ${error.message}` : `not refused: ${String(error)}`;
}

describe('a team with a token', () => {
  it('learns what it may do before a long publication', async () => {
    const team = as(await tokenFor(['publish']));

    await team.requireRight('publish', 'mfe-catalog');
    expect(await refusal(team.requireRight('publish', 'mfe-account'))).toMatch(/^FORBIDDEN: /);
    expect(await refusal(team.requireRight('rollback', 'mfe-catalog'))).toMatch(/^FORBIDDEN: /);
    expect(await refusal(as('shop_wrong').requireRight('publish', 'mfe-catalog'))).toMatch(/^UNAUTHENTICATED: /);
    const answer = await fetch(`${url}/delivery/remotes/mfe-catalog/rights/read`, {
      headers: { authorization: `Bearer ${await tokenFor(['publish'])}` },
    });
    expect(answer.status).toBe(404);
  });

  it('sees how far the hosts are, and what was proven before', async () => {
    const team = as(await tokenFor(['publish']));
    expect(await team.check(build('1.0.0-a'))).toEqual({ faults: [], provenAt: null, notes: [], report: null });
    await team.publish(build('1.0.0-a'));

    const { revision, hosts } = await team.following();

    expect(revision).toBeGreaterThan(Date.now() - 60_000);
    expect(hosts).toEqual([]);
  });

  it('gets the report on a version that is worse, when it is refused and when this is meant', async () => {
    const team = as(await tokenFor(['publish']));
    await team.publish(build('1.0.0-a'));

    const refused: unknown = await team.publish(build('1.0.0-poor')).catch((error: unknown) => error);
    const { report } = await team.publish({ ...build('1.0.0-poor'), accepted: ['price'] });

    expect(refused).toMatchObject({
      code: 'CHECKS_FAILED',
      report: expect.stringContaining('1 of 7 pages lose a price'),
    });
    expect(report).toContain('Accepted: the team means it.');
  });

  it('learns which sources a stack means', async () => {
    const team = as(await tokenFor(['publish']));
    await team.publish(build('1'));

    const [{ frames, version } = { frames: [], version: null }] = await team.explain(
      'at f (/remotes/mfe-catalog/1/browser/products.js:1:1)',
    );

    expect([frames[0]?.source, version?.version]).toEqual([null, '1']);
    expect(await refusal(team.explain('a'.repeat(20_001)))).toMatch(/^BAD_REQUEST: what must be at most 20000/);
    expect(await refusal(as('shop_none').explain('f'))).toMatch(/^UNAUTHENTICATED/);
  });

  it('learns what went wrong with a request, by its id', async () => {
    const team = as(await tokenFor(['publish']));
    await team.publish(build('1'));
    const requestId = 'a8f3a6f0-1c8d-4a53-9d0e-2f6f5f1c7b11';
    const failures = ['x is undefined', 'y is undefined'].map((reason) => ({
      ...{ requestId, reason, at: '2026-11-30T12:00:00.000Z', path: '/products' },
      stack: 'at Card (mfe-catalog@1.cjs:1:1)',
    }));
    const report = { hostId: 'a', hostVersion: '1', setId: 's', figures: [], failures };
    await app.inject({ method: 'POST', url: '/reports', payload: report });

    const explained = await untilKnown(() => team.explain(requestId));

    expect(explained.map(({ failure, version }) => [failure?.reason, version?.remote])).toEqual([
      ['x is undefined', 'mfe-catalog'],
      ['y is undefined', 'mfe-catalog'],
    ]);
    expect(await refusal(team.explain('no-such-request'))).toMatch(/^NOT_FOUND: no failure of the request/);
  });

  it('uploads nothing that its own checks have refused', async () => {
    const team = as(await tokenFor(['publish']));
    const alongside = async () => [{ where: 'mfe-catalog/src/page.ts:1', what: 'no type' }];

    expect(await refusal(team.publish({ ...build('1.0.0-a'), alongside }))).toBe(
      'CHECKS_FAILED: mfe-catalog was not published',
    );
    expect((await team.list()).some(({ remote }) => remote === 'mfe-catalog')).toBe(false);
  });

  it('publishes, promotes, previews and takes back from another machine', async () => {
    const team = as(await tokenFor(['publish', 'preview', 'promote', 'rollback', 'unpublish']));

    await team.publish(build('1'));
    await team.publish({ ...build('2'), traffic: 0 });
    expect(await team.preview({ 'mfe-catalog': '2' }, 24)).toMatch(/^\/_preview\/[\w-]+\.[\w-]+$/);
    expect(await team.promote('mfe-catalog', '2', { traffic: 10 })).toBe(10);
    expect(await refusal(team.rollback('mfe-catalog', { named: '1' }))).toBe(
      'CONFLICT: mfe-catalog 2 would be taken back, not 1',
    );
    expect(await team.rollback('mfe-catalog')).toEqual({ live: '1', takenBack: '2' });
    await team.unpublish('mfe-catalog');

    expect((await team.list()).map(({ remote, version, traffic }) => `${remote} ${version} ${traffic}`)).toEqual([
      'host 1 100',
      'mfe-catalog 1 0',
      'mfe-catalog 2 0',
    ]);
    expect((await team.status()).map(({ version }) => version)).toContain('1');
    expect([await team.hosts(), await team.disagreements()]).toEqual([[], []]);
  });

  it('is named by the history and by the log, which have no token', async () => {
    const text = await tokenFor(['publish']);
    await as(text).publish(build('1'));

    const [, id = '', secret = ''] = /^shop_(.{8})_(.+)$/.exec(text) ?? [];
    const history = JSON.stringify(await listHistory(releases.store));
    expect(history).toContain(`token ${id}`);
    for (const place of [history, logged.join('\n')]) expect(place).not.toContain(secret);
  });

  it('is told each fault of a version that may not go live, with status 422', async () => {
    const { release, dir, provides } = build('1');
    writeFiles(dir, { 'server.cjs': 'eval("bad")' });
    const serverIntegrity = integrityOf(Buffer.from('eval("bad")'));

    const error: unknown = await as(await tokenFor(['publish']))
      .publish({ release: { ...release, serverIntegrity }, dir, provides })
      .catch((reason: unknown) => reason);

    expect(error).toMatchObject({
      code: 'CHECKS_FAILED',
      faults: expect.arrayContaining([{ where: 'server.cjs', what: expect.stringContaining('eval') }]),
    });
    expect(logged.join('')).toContain('"status":422');
  });

  it('repeats nothing when a publication is sent twice', async () => {
    const team = as(await tokenFor(['publish']));
    await team.publish(build('1'));

    await team.publish(build('1'));

    expect((await team.list()).filter(({ remote }) => remote === 'mfe-catalog')).toHaveLength(1);
  });
});

describe('a token', () => {
  it.each([
    ['preview', ['publish', 'promote', 'rollback', 'unpublish']],
    ['publish', ['preview', 'promote', 'rollback', 'unpublish']],
    ['promote', ['publish', 'preview', 'rollback', 'unpublish']],
    ['rollback', ['publish', 'preview', 'promote', 'unpublish']],
    ['unpublish', ['publish', 'preview', 'promote', 'rollback']],
  ])('that allows %s allows nothing else', async (can, others) => {
    const all = as(await tokenFor(['publish', 'promote'], '*'));
    await all.publish(build('1'));
    await all.publish({ ...build('2'), traffic: 0 });
    const team = as(await tokenFor([can]));
    const works: Record<string, () => Promise<unknown>> = {
      publish: () => team.publish({ ...build('3'), traffic: 0 }),
      preview: () => team.preview({ 'mfe-catalog': '2' }, 1),
      promote: () => team.promote('mfe-catalog', '2', { traffic: 10 }),
      rollback: () => team.withdraw('mfe-catalog', '2', 'it throws'),
      unpublish: () => team.unpublish('mfe-catalog'),
    };

    for (const other of others)
      expect(await refusal(works[other]?.() ?? Promise.resolve())).toBe(
        `FORBIDDEN: the token does not allow to ${other}`,
      );
    expect(await refusal(works[can]?.() ?? Promise.resolve())).toMatch(/^not refused/);
  });

  it('of another remote, of nobody, and none at all are refused', async () => {
    const other = as(await tokenFor(['publish', 'preview', 'promote', 'rollback'], 'mfe-account'));

    for (const work of [
      other.publish(build('1')),
      other.promote('mfe-catalog', '1', { traffic: 1 }),
      other.rollback('mfe-catalog'),
      other.unpublish('mfe-catalog'),
      other.preview({ 'mfe-account': '1', 'mfe-catalog': '1' }, 1),
    ])
      expect(await refusal(work)).toBe('FORBIDDEN: the token is for mfe-account, not for mfe-catalog');
    for (const token of ['', 'shop_00000000_x', 'a b'])
      for (const path of ['versions', 'history', 'status', 'hosts'])
        expect(
          (await app.inject({ url: `/delivery/${path}`, headers: { authorization: `Bearer ${token}` } })).statusCode,
        ).toBe(401);
    expect((await app.inject('/delivery/versions')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('that has expired is refused', async () => {
    const yesterday = () => Date.now() - 86_400_000;
    const old = createTokenList(openFileStore(path.join(dataDir, 'keys')), yesterday);
    const { text } = await old.create({ remote: 'mfe-catalog', can: ['publish'], days: 1, createdBy: 'anna' });

    expect(await refusal(as(text).publish(build('1')))).toMatch(/^UNAUTHENTICATED: the token .+ has expired/);
  });

  it('that was revoked ends at once', async () => {
    const text = await tokenFor(['publish']);
    await tokens.revoke(text.split('_')[1] ?? '');

    expect(await refusal(as(text).publish(build('1')))).toMatch(/^UNAUTHENTICATED: the token .+ was revoked$/);
  });
});

describe('an identity of CI', () => {
  it('publishes like a token, and is named by history and log, which do not have it', async () => {
    const identity = await issuer.make({ subject: 'repo:shop/catalog', claims: { repository: 'shop/catalog' } });
    const job = as(identity);

    await job.publish(build('1'));

    expect(await refusal(job.rollback('mfe-catalog'))).toBe('FORBIDDEN: the identity does not allow to rollback');
    expect(await refusal(job.unpublish('mfe-account'))).toBe(
      'FORBIDDEN: the identity is for mfe-catalog, not for mfe-account',
    );
    const history = JSON.stringify(await listHistory(releases.store));
    expect(history).toContain('oidc repo:shop/catalog');
    const [, , signature = ''] = identity.split('.');
    for (const place of [history, logged.join('\n')]) expect(place).not.toContain(signature);
  });

  it('of another repository may do nothing, and one that is not ours proves nothing', async () => {
    const other = await issuer.make({ subject: 'repo:evil/catalog', claims: { repository: 'evil/catalog' } });

    expect(await refusal(as(other).list())).toBe(
      'FORBIDDEN: no rule allows "repo:evil/catalog" anything; rules compare repository',
    );
    const answer = await app.inject({ url: '/delivery/versions', headers: { authorization: `Bearer ${other}x` } });
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      401,
      { code: 'UNAUTHENTICATED', message: `the identity is not signed by ${issuer.url}` },
    ]);
  });
});

describe('an upload', () => {
  const file = { path: 'server.cjs', digest: digestOf(Buffer.from('x')) };
  let headers: Record<string, string>;

  beforeEach(async () => {
    headers = { authorization: `Bearer ${await tokenFor(['publish'])}` };
  });

  const open = (payload: object, remote = 'mfe-catalog') =>
    app.inject({ method: 'POST', url: `/delivery/remotes/${remote}/uploads`, headers, payload });
  const announce = (files: object[], changes: Partial<Release> = {}) => open({ release: testRelease(changes), files });

  it.each([
    ['a path that leads upwards', [{ ...file, path: '../registry.json' }], /no file of a version can be called/],
    ['an absolute path', [{ ...file, path: '/etc/passwd' }], /no file of a version can be called/],
    ['the same file twice', [file, file], /the file server.cjs is announced twice/],
    ['a digest of another length', [{ ...file, digest: 'sha384-AAAA' }], /is not one of SHA-384/],
    ['a digest of another kind', [{ ...file, digest: `sha256-${'A'.repeat(43)}=` }], /is not one of SHA-384/],
    [
      'a file that is a folder, too',
      [
        { ...file, path: 'a' },
        { ...file, path: 'a/b' },
      ],
      /a is announced as a file/,
    ],
    [
      'the same the other way',
      [
        { ...file, path: 'a/b/c' },
        { ...file, path: 'a' },
      ],
      /a is announced as a file/,
    ],
    ['no file', [], /a version has 1 to 2000 files/],
    ['two thousand and one', Array.from({ length: 2001 }, (_, index) => ({ ...file, path: `${index}` })), /not 2001$/],
  ])('is refused with %s', async (_what, files, message) => {
    const answer = await announce(files);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'BAD_REQUEST', message: expect.stringMatching(message) });
  });

  it.each([
    [{ version: 'v'.repeat(300) }, /^release.json: version must be at most 100 characters/],
    [{ version: '../1' }, /^release.json: version must be like 1.0.0-eab9739b/],
    [{ name: 'mfe-account' }, /^the release is of mfe-account, not of mfe-catalog/],
    [{ server: '../../secret' }, /^release.json: server must be a path below the release/],
  ])('is refused with %j', async (changes, message) => {
    expect((await announce([file], changes)).json()).toEqual({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(message),
    });
  });

  it('takes the files that were announced, and no others', async () => {
    const { id } = (await announce([file])).json<{ id: string }>();
    const put = async (name: string, text: string, remote = 'mfe-catalog') =>
      (
        await app.inject({
          ...{ method: 'PUT', url: `/delivery/remotes/${remote}/uploads/${id}/files/${name}` },
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          payload: Buffer.from(text),
        })
      ).statusCode;

    expect(await put('server.cjs', 'other')).toBe(400);
    expect(await put('more.js', 'x')).toBe(400);
    expect(await put('..%2f..%2fkeys', 'x')).toBe(400);
    expect(await put('server.cjs', 'x', 'mfe-account')).toBe(403);
    expect(await put('server.cjs', 'x'.repeat(11_000_000))).toBe(413);
    const publish = () =>
      app.inject({ method: 'POST', url: `/delivery/remotes/mfe-catalog/uploads/${id}/publish`, headers, payload: {} });
    expect((await publish()).json()).toMatchObject({ message: 'the file server.cjs has not arrived' });
    expect([await put('server.cjs', 'x'), await put('server.cjs', 'x')]).toEqual([204, 204]);
    expect((await publish()).json()).toMatchObject({
      code: 'BAD_REQUEST',
      faults: expect.arrayContaining([{ where: 'server.cjs', what: 'it is not what release.json describes' }]),
    });
    expect((await publish()).statusCode).toBe(404);
  });

  const openTimes = async (count: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < count; time += 1) statuses.push((await announce([file])).statusCode);
    return statuses;
  };

  it('leaves room for others: one token has three of a remote, and ten at all', async () => {
    expect(await openTimes(4)).toEqual([201, 201, 201, 429]);

    headers = { authorization: `Bearer ${await tokenFor(['publish'])}` };
    expect(await openTimes(1)).toEqual([201]);

    headers = { authorization: `Bearer ${await tokenFor(['publish'], '*')}` };
    const remotes = Array.from({ length: 11 }, (_, index) => `mfe-${index}`);
    const answers = await Promise.all(
      remotes.map((name) => open({ release: testRelease({ name }), files: [file] }, name)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array<number>(10).fill(201), 429]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^token \w{8} has 10 versions on the way: .+/),
    });
  });

  it('can be given up, and makes room at once', async () => {
    const [first] = await Promise.all([announce([file]), announce([file]), announce([file])]);
    const url = `/delivery/remotes/mfe-catalog/uploads/${first.json<{ id: string }>().id}`;
    const giveUp = async (address = url) => (await app.inject({ method: 'DELETE', url: address, headers })).statusCode;

    expect(await giveUp(url.replace('catalog', 'account'))).toBe(403);
    expect([await giveUp(), await giveUp()]).toEqual([204, 404]);

    expect(await openTimes(2)).toEqual([201, 429]);
  });

  it('is given up by a publisher whose file is refused', async () => {
    const folder = path.join(dataDir, 'delivery/uploads');
    const { dir, ...rest } = build('1');
    writeFiles(dir, { 'large.bin': 'x'.repeat(10_100_000) });

    expect(await refusal(as(await tokenFor(['publish'])).publish({ dir, ...rest }))).toMatch(/^TOO_LARGE/);

    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a version that exists with other contents is a conflict', async () => {
    const team = as(await tokenFor(['publish']));
    await team.publish(build('1'));

    const other = { ...build('1'), dir: testBuild('another') };
    expect(await refusal(team.publish(other))).toBe('CONFLICT: mfe-catalog 1 exists already, with different contents');
  });
});

it('answers what is no JSON, and what is not there, with a code', async () => {
  const headers = { authorization: `Bearer ${await tokenFor(['promote'])}`, 'content-type': 'application/json' };
  const promote = { method: 'POST', url: '/delivery/remotes/mfe-catalog/promote', headers } as const;

  expect((await app.inject({ ...promote, payload: '{' })).json()).toMatchObject({ code: 'BAD_REQUEST' });
  expect((await app.inject({ ...promote, payload: {} })).json()).toMatchObject({ code: 'BAD_REQUEST' });
  expect((await app.inject({ ...promote, payload: { version: '9', traffic: 1 } })).statusCode).toBe(404);
  expect((await app.inject('/delivery/none')).json()).toMatchObject({ code: 'NOT_FOUND' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
