import { findRisks } from './find-risks';
import { parseSettings } from './settings';

const risksOf = (env: Record<string, string>) => findRisks(parseSettings(env));

it('names ticked paid extras in a shop without demonstration data', () => {
  expect(risksOf({ DEMO_DATA: 'off' })).toEqual([expect.stringMatching(/^ACCESSORIES_PRESELECTED is true/)]);
  expect(risksOf({ DATABASE_URL: 'postgres://localhost/shop' })).toHaveLength(1);
  expect(risksOf({ DEMO_DATA: 'off', ACCESSORIES_PRESELECTED: 'false' })).toEqual([]);
  expect(risksOf({})).toEqual([]);
});

it('names requests that are not limited', () => {
  expect(risksOf({ RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS is off: requests are not limited']);
});
