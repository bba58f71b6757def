import { findRisks } from './find-risks';
import { parseSettings } from './settings';

const risksOf = (env: Record<string, string>) => findRisks(parseSettings(env));

it('names ticked paid extras in a shop without demonstration data', () => {
  expect(risksOf({ DEMO_DATA: 'off' })).toEqual([expect.stringMatching(/^ACCESSORIES_PRESELECTED is true/)]);
  expect(risksOf({ DATABASE_URL: 'postgres://localhost/shop' })).toHaveLength(1);
  expect(risksOf({ DEMO_DATA: 'off', ACCESSORIES_PRESELECTED: 'false' })).toEqual([]);
  expect(risksOf({})).toEqual([]);
});

it('names the key without which no backup can be read', () => {
  const key = 'age1ac3lgjvdhxdklxgumma7844exn50w84xrlffrgpdp7yxw5a975fqskd0np';

  expect(risksOf({ BACKUP_PUBLIC_KEY: key })).toEqual([expect.stringMatching(/keep a second copy of it elsewhere$/)]);
});

it('names requests that are not limited', () => {
  expect(risksOf({ RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS is off: requests are not limited']);
});
