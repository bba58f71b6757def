import { testVersion } from '@shop/shared/testing';
import { setFor, stateOf } from './set-for';

const WITHDRAWN = { at: '2026-11-25T10:00:00.000Z', why: 'empty cart' };
const ROLLOUT = { salt: 's', startedAt: '2026-11-25T10:00:00.000Z' };

const REGISTRY = {
  microFrontends: {
    'mfe-a': [
      testVersion({ version: 'bad', isDeployed: false, extras: { withdrawn: WITHDRAWN } }),
      testVersion({ version: 'live' }),
      {
        ...testVersion({ version: 'candidate', isDeployed: false, extras: { rollout: ROLLOUT } }),
        deployment: { traffic: 50, default: false },
      },
      testVersion({ version: 'next', isDeployed: false }),
    ],
  },
};
const VISITORS = Array.from({ length: 100 }, (_, index) => String(index));
const choicesOf = (previewed: Record<string, string> | null, ids: (string | null)[]) =>
  new Set(ids.map((id) => JSON.stringify(setFor(REGISTRY, { previewed, id }))));

it('gives visitors the candidate or the default set, by their id', () => {
  expect(choicesOf(null, VISITORS)).toEqual(new Set(['{}', '{"mfe-a":"candidate"}']));
});

it('gives the default set to those without an id, such as robots', () => {
  expect(setFor(REGISTRY, { previewed: null, id: null })).toEqual({});
});

it('gives whoever has opened a preview its versions, and no candidate', () => {
  expect(choicesOf({ 'mfe-a': 'next' }, VISITORS)).toEqual(new Set(['{"mfe-a":"next"}']));
  expect(choicesOf({}, VISITORS)).toEqual(new Set(['{}']));
});

it.each([
  ['live', 'mfe-a', 'live'],
  ['withdrawn', 'mfe-a', 'bad'],
  ['gone', 'mfe-a', 'unknown'],
  ['gone', 'mfe-b', 'next'],
  ['gone', 'constructor', 'next'],
])('leaves out a previewed version that is %s', (state, remote, version) => {
  expect(stateOf(REGISTRY, remote, version)).toBe(state);
  expect(setFor(REGISTRY, { previewed: { [remote]: version }, id: null })).toEqual({});
});
