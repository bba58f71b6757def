import { CONSENT_TEXTS_VERSION } from '../../consent-texts';
import { setUpShop } from '../../testing/set-up-shop';
import { accountsOf, type Accounts } from '../../testing/test-accounts';
import type { TestDatabase } from '../../testing/test-database';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const SET = 'mutation ($input: SetConsentInput!) { siteSetConsent(input: $input) { success } }';
const LIST = '{ currentUserConsents { purpose isGiven textsVersion decidedAt } }';
const FROM = { 'x-forwarded-for': '203.0.113.5' };

let database: TestDatabase;
let shop: TestShop;
let accounts: Accounts;

setUpShop((parts) => {
  ({ database, shop } = parts);
  accounts = accountsOf(shop, database.db);
});

afterEach(() => database.reset());

async function decide(input: object, headers: object = FROM, at: TestShop = shop) {
  const { data, errors } = await at.request(SET, { input }, { ...headers });
  return data?.siteSetConsent ?? errors[0]?.extensions;
}

async function stored() {
  const { rows } = await database.db.query(
    "select purpose, is_given, user_id, address, texts_version from consents where purpose <> 'account' order by id",
  );
  return rows;
}

it('keeps a guest’s consent to statistics and its withdrawal: edition, time, address', async () => {
  expect(await decide({ purpose: 'statistics', isGiven: true })).toEqual({ success: true });
  await decide({ purpose: 'statistics', isGiven: false });

  const row = { purpose: 'statistics', user_id: null, address: '203.0.113.5', texts_version: CONSENT_TEXTS_VERSION };
  expect(await stored()).toEqual([
    { ...row, is_given: true },
    { ...row, is_given: false },
  ]);
});

it('shows a user the last decision about each purpose', async () => {
  const anna = await accounts.signIn(await accounts.join());
  await decide({ purpose: 'advertising', isGiven: true }, anna);
  await decide({ purpose: 'advertising', isGiven: false }, anna);

  const { data } = await shop.request(LIST, {}, anna);

  const common = { textsVersion: CONSENT_TEXTS_VERSION, decidedAt: expect.stringMatching(/^\d{4}-.*Z$/) };
  expect(data?.currentUserConsents).toEqual([
    { purpose: 'account', isGiven: true, ...common },
    { purpose: 'advertising', isGiven: false, ...common },
  ]);
});

it.each([
  ['advertising', { code: 'UNAUTHENTICATED' }],
  ['messages', { code: 'BAD_REQUEST', fields: { purpose: 'Это согласие дают вместе с формой' } }],
  ['account', { code: 'BAD_REQUEST', fields: { purpose: 'Это согласие дают вместе с формой' } }],
])('refuses a guest’s consent to %s alone', async (purpose, refusal) => {
  expect(await decide({ purpose, isGiven: true })).toEqual(refusal);
  expect(await stored()).toEqual([]);
});

it('shows a guest no consents', async () => {
  expect((await shop.request(LIST)).errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('is limited by address', async () => {
  const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
  for (let count = 0; count < 30; count += 1) await decide({ purpose: 'statistics', isGiven: true }, FROM, limited);

  const refused = await decide({ purpose: 'statistics', isGiven: true }, FROM, limited);
  await limited.close();

  expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
