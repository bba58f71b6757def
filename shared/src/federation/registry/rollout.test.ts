import { testVersion } from '../../testing/test-version';
import { isInShare, runningCandidates, type Candidate } from './rollout';
import type { RemoteVersion } from './types';

const CANDIDATE: Candidate = { remote: 'mfe-a', version: '2', traffic: 10, salt: 's1' };
const VISITORS = Array.from({ length: 20_000 }, (_, index) => String(index * 5).padStart(5, '0'));
const shareOf = (changes: Partial<Candidate> = {}) =>
  VISITORS.filter((id) => isInShare({ ...CANDIDATE, ...changes }, id));

describe('isInShare', () => {
  it.each([1, 10, 50, 99])('gives %s %% of 20,000 visitors the candidate, within one point', (traffic) => {
    const percent = (shareOf({ traffic }).length / VISITORS.length) * 100;

    expect(Math.abs(percent - traffic)).toBeLessThan(1);
  });

  it('always gives a visitor the same side', () => {
    expect(shareOf()).toEqual(shareOf());
  });

  it('takes the candidate from nobody when the share grows', () => {
    const growing = [1, 10, 10.5, 50, 99].map((traffic) => new Set(shareOf({ traffic })));

    for (const [index, larger] of growing.slice(1).entries())
      expect([...(growing[index] ?? [])].filter((id) => !larger.has(id))).toEqual([]);
  });

  it.each([{ salt: 's2' }, { remote: 'mfe-b' }])('assigns visitors independently of another rollout: %j', (other) => {
    const both = shareOf().filter((id) => isInShare({ ...CANDIDATE, ...other }, id));

    expect((both.length / VISITORS.length) * 100).toBeCloseTo(1, 0);
  });
});

describe('runningCandidates', () => {
  const live = testVersion({ version: '1' });
  const candidate = (traffic: number, startedAt = '2026-11-25T10:00:00.000Z', extras = {}): RemoteVersion => ({
    ...testVersion({ version: '2', isDeployed: false, extras: { rollout: { salt: 's1', startedAt }, ...extras } }),
    deployment: { traffic, default: false },
  });

  it('names the version, the share and the salt', () => {
    const microFrontends = { 'mfe-a': [live, candidate(10)], 'mfe-b': [live] };

    expect(runningCandidates({ microFrontends })).toEqual([CANDIDATE]);
  });

  it.each([
    ['no share', [live, candidate(0)]],
    ['the whole traffic', [live, candidate(100)]],
    ['no rollout', [live, candidate(10, '', { rollout: undefined })]],
    ['been withdrawn', [live, candidate(10, '', { withdrawn: { at: '', why: '' } })]],
    ['no live version beside it', [candidate(10)]],
  ])('leaves out a version that has %s', (_what, versions) => {
    expect(runningCandidates({ microFrontends: { 'mfe-a': versions } })).toEqual([]);
  });

  it('counts the two that began first', () => {
    const at = (hour: number) => [live, candidate(10, `2026-11-25T${hour}:00:00.000Z`)];
    const microFrontends = { 'mfe-a': at(12), 'mfe-b': at(10), 'mfe-c': at(11) };

    expect(runningCandidates({ microFrontends }).map(({ remote }) => remote)).toEqual(['mfe-b', 'mfe-c']);
  });
});
