import { RefusedError } from '@shop/node/refused-error';
import { listVersions, promote, readRegistry, rollback, withdraw, type Releases } from '.';
import { putVersion, removeTemporaryDirs, testReleases } from '../testing';

let releases: Releases;

const put = (name: string, version: string, traffic = 100) => putVersion(releases, version, { name, traffic });

/** `1:90*` is the live version with 90 % of the visitors, `2:10` a candidate. */
const sharesOf = async (name: string) =>
  (await listVersions(releases))
    .filter(({ remote }) => remote === name)
    .map(({ version, traffic, isLive }) => `${version}:${traffic}${isLive ? '*' : ''}`);

const rolloutOf = async (version: string) =>
  (await readRegistry(releases)).microFrontends['mfe-catalog']?.find(({ metadata }) => metadata.version === version)
    ?.extras.rollout;

beforeEach(async () => {
  releases = testReleases();
  await put('mfe-catalog', '1');
});

afterAll(removeTemporaryDirs);

it('publishes a version for previews only', async () => {
  await put('mfe-catalog', '2', 0);

  expect(await sharesOf('mfe-catalog')).toEqual(['1:100*', '2:0']);
});

it('lets a share grow until the candidate is live, with one salt', async () => {
  await put('mfe-catalog', '2', 10);
  expect(await sharesOf('mfe-catalog')).toEqual(['1:90*', '2:10']);
  const first = await rolloutOf('2');

  expect(await promote(releases, 'mfe-catalog', '2', { traffic: 50 })).toBe(50);
  expect(await rolloutOf('2')).toEqual(first);
  await promote(releases, 'mfe-catalog', '2', { traffic: 100 });

  expect(await sharesOf('mfe-catalog')).toEqual(['1:0', '2:100*']);
  expect(await rolloutOf('2')).toBeUndefined();
});

it('draws a new salt for each rollout', async () => {
  await put('mfe-catalog', '2', 10);
  const first = await rolloutOf('2');
  await promote(releases, 'mfe-catalog', '2', { traffic: 0 });
  expect(await sharesOf('mfe-catalog')).toEqual(['1:100*', '2:0']);

  await promote(releases, 'mfe-catalog', '2', { traffic: 10 });

  expect((await rolloutOf('2'))?.salt).not.toBe(first?.salt);
});

it('follows stages: the first at once, each next one when it is asked for', async () => {
  await put('mfe-catalog', '2', 0);
  const stages = { shares: [10, 50, 100], everyMs: 900_000, isHeld: true };

  expect(await promote(releases, 'mfe-catalog', '2', { stages })).toBe(10);
  expect((await rolloutOf('2'))?.stages).toMatchObject({ shares: [50, 100], everyMs: 900_000, isHeld: true });
  const next = Date.parse((await rolloutOf('2'))?.stages?.nextAt ?? '');
  expect(Math.abs(next - Date.now() - 900_000)).toBeLessThan(60_000);

  expect(await promote(releases, 'mfe-catalog', '2', {})).toBe(50);
  expect(await promote(releases, 'mfe-catalog', '2', {})).toBe(100);
  expect(await sharesOf('mfe-catalog')).toEqual(['1:0', '2:100*']);
});

it('takes a candidate back, and leaves the live version to all', async () => {
  await put('mfe-catalog', '2', 10);

  expect(await rollback(releases, 'mfe-catalog')).toEqual({ live: '1', takenBack: '2' });

  expect(await sharesOf('mfe-catalog')).toEqual(['1:100*', '2:0']);
  expect((await listVersions(releases)).at(-1)).toMatchObject({ withdrawn: { why: 'rolled back to 1' } });
});

it('withdraws a candidate with its visitors', async () => {
  await put('mfe-catalog', '2', 10);

  expect(await withdraw(releases, 'mfe-catalog', '2', 'it throws')).toBe('1');

  expect(await sharesOf('mfe-catalog')).toEqual(['1:100*', '2:0']);
});

describe('is refused', () => {
  const refusal = async (work: Promise<unknown>) => {
    const error: unknown = await work.catch((reason: unknown) => reason);
    return error instanceof RefusedError ? `${error.code} ${error.message}` : `not refused: ${String(error)}`;
  };

  beforeEach(() => put('mfe-catalog', '2', 0));

  it.each([
    ['a share beyond a hundred', { traffic: 101 }, /^BAD_REQUEST a share of traffic is a whole number/],
    ['a broken share', { traffic: 0.5 }, /^BAD_REQUEST a share of traffic is a whole number/],
    ['falling stages', { stages: { shares: [50, 10], everyMs: 9000, isHeld: false } }, /rising shares/],
    ['no stages', { stages: { shares: [], everyMs: 9000, isHeld: false } }, /rising shares/],
    ['stages at once', { stages: { shares: [10], everyMs: 0, isHeld: false } }, /at least a second/],
    ['a next stage where there is none', {}, /has no next stage/],
  ])('%s', async (_what, options, message) => {
    expect(await refusal(promote(releases, 'mfe-catalog', '2', options))).toMatch(message);
    expect(await sharesOf('mfe-catalog')).toEqual(['1:100*', '2:0']);
  });

  it('an unknown, a withdrawn and the live version', async () => {
    const promoted = (version: string) => refusal(promote(releases, 'mfe-catalog', version, { traffic: 10 }));
    await withdraw(releases, 'mfe-catalog', '2', 'it throws');

    expect(await promoted('9')).toBe('NOT_FOUND mfe-catalog has no version 9');
    expect(await promoted('2')).toBe('CONFLICT mfe-catalog 2 was withdrawn (it throws)');
    expect(await promoted('1')).toMatch(/^CONFLICT mfe-catalog 1 is the live version/);
  });

  it('a second candidate of a remote, and a third one of the site', async () => {
    await promote(releases, 'mfe-catalog', '2', { traffic: 10 });
    for (const name of ['mfe-a', 'mfe-b']) await put(name, '1');
    await put('mfe-a', '2', 10);

    expect(await refusal(put('mfe-catalog', '3', 10))).toMatch(/^CONFLICT mfe-catalog has the candidate 2 at 10 %/);
    expect(await refusal(put('mfe-b', '2', 10))).toMatch(/^CONFLICT mfe-catalog and mfe-a have candidates already/);
  });

  it('a share of visitors that no live version can have the rest of', async () => {
    expect(await refusal(put('mfe-a', '1', 10))).toBe('CONFLICT mfe-a has no live version to share visitors with');
  });
});
