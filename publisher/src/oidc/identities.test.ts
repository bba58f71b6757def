import { SignJWT, UnsecuredJWT } from 'jose';
import { RefusedError } from '@shop/node/refused-error';
import { createIdentities, type Identities } from '.';
import type { Provider } from './parse-providers';
import { makeKey, startIssuer, type LocalIssuer, type NewIdentity, type SigningKey } from './testing/local-issuer';

const AUDIENCE = 'https://shop.example';
const CLAIMS = { project_path: 'shop/catalog', ref: 'main', ref_protected: 'true' };
const SUBJECT = 'project_path:shop/catalog:ref_type:branch:ref:main';
const MINUTE_MS = 60_000;

let issuer: LocalIssuer;
let other: SigningKey;
let failures: unknown[];

beforeAll(async () => {
  issuer = await startIssuer(AUDIENCE);
  other = await makeKey('two');
});

beforeEach(() => {
  issuer.published = [issuer.key.jwk];
  issuer.answered = [];
  failures = [];
});

afterAll(() => issuer.stop());

const provider = (changes: Partial<Provider> = {}): Provider => ({
  issuer: issuer.url,
  audience: AUDIENCE,
  rules: [
    {
      remote: 'mfe-catalog',
      can: ['publish', 'preview'],
      claims: { project_path: ['shop/catalog'], ref: ['main', 'release'] },
    },
  ],
  ...changes,
});

const open = (changes: Partial<Provider> = {}): Identities =>
  createIdentities([provider(changes)], (error) => failures.push(error));

const make = ({ claims, ...wanted }: NewIdentity = {}) =>
  issuer.make({ claims: { ...CLAIMS, ...claims }, subject: SUBJECT, ...wanted });

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: unknown) => (error instanceof RefusedError ? `${error.code}: ${error.message}` : error),
  );

it('of a job whose claims a rule names may do what the rule allows', async () => {
  expect(await open().authenticate(await make())).toMatchObject({
    who: `oidc ${SUBJECT}`,
    proof: 'identity',
    grants: [{ remote: 'mfe-catalog', can: ['publish', 'preview'] }],
  });
});

it('has the rights of each rule that fits', async () => {
  const { rules } = provider();
  const more = { remote: '*', can: ['preview' as const], claims: { ref_protected: ['true'] } };

  const { grants } = await open({ rules: [...rules, more] }).authenticate(await make());

  expect(grants.map(({ remote }) => remote)).toEqual(['mfe-catalog', '*']);
});

it('asks for the keys once, and again for a key that is new', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'setInterval'] });
  try {
    const identities = open();
    for (let call = 0; call < 3; call += 1) await identities.authenticate(await make());
    expect(issuer.answered).toEqual(['/.well-known/openid-configuration', '/keys']);

    issuer.published = [other.jwk];
    expect(await refusal(identities.authenticate(await make({ by: other })))).toMatch(/is not signed by/);
    jest.setSystemTime(Date.now() + 31_000); // whoever sends unknown keys makes nobody ask all the time
    await identities.authenticate(await make({ by: other }));

    expect(issuer.answered.filter((path) => path === '/keys')).toHaveLength(2);
    expect(await refusal(identities.authenticate(await make()))).toMatch(/^UNAUTHENTICATED: .+ is not signed by/);
  } finally {
    jest.useRealTimers();
  }
});

it.each([
  ['made in 50 s', 50_000, 'not refused'],
  ['that ended 50 s ago', -5 * MINUTE_MS - 50_000, 'not refused'],
  ['made in an hour', 60 * MINUTE_MS, 'UNAUTHENTICATED: the identity does not count yet: is a clock wrong?'],
  ['made an hour ago', -60 * MINUTE_MS, 'UNAUTHENTICATED: the identity has expired: ask CI for a new one'],
])('%s, by the clock here: %#', async (_what, fromNowMs, expected) => {
  const identity = await make({ issuedAtMs: Date.now() + fromNowMs });

  expect(await refusal(open().authenticate(identity))).toBe(expected);
});

it.each<[string, NewIdentity, RegExp]>([
  [
    'for another site',
    { audience: 'https://other.example' },
    /^UNAUTHENTICATED: .+ here it is https:\/\/shop\.example$/,
  ],
  [
    'of another project',
    { claims: { project_path: 'evil/catalog' } },
    /^FORBIDDEN: no rule allows .+ project_path, ref$/,
  ],
  ['of another branch', { claims: { ref: 'feature' } }, /^FORBIDDEN: no rule allows/],
  ['with a list for a claim', { claims: { ref: ['main', 'x'] } }, /^FORBIDDEN: no rule allows/],
])('%s is refused', async (_what, wanted, expected) => {
  expect(await refusal(open().authenticate(await make(wanted)))).toMatch(expected);
});

it('that was changed, is unsigned, or is signed with what everybody knows is refused', async () => {
  const [head = '', , signature = ''] = (await make()).split('.');
  const claims = { ...CLAIMS, iss: issuer.url, aud: AUDIENCE, sub: 'x', exp: 9_999_999_999 };
  const changed = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  const unsigned = `${new UnsecuredJWT(claims).encode()}AA`;
  const publicText = Buffer.from(JSON.stringify(issuer.key.jwk));
  const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(publicText);

  for (const text of [changed, unsigned, symmetric, 'a.b.c'])
    expect(await refusal(open().authenticate(text))).toMatch(/^UNAUTHENTICATED: the identity is not /);
});

it('of a provider that nobody has named is refused without a question to it', async () => {
  const elsewhere = createIdentities([provider({ issuer: 'https://gitlab.example' })], () => undefined);

  expect(await refusal(elsewhere.authenticate(await make()))).toBe(
    `UNAUTHENTICATED: no provider of OIDC_FILE is "${issuer.url}"`,
  );
  expect(issuer.answered).toEqual([]);
});

it('that has no end is refused', async () => {
  const endless = await new SignJWT(CLAIMS)
    .setProtectedHeader({ alg: 'RS256', kid: issuer.key.kid })
    .setIssuer(issuer.url)
    .setAudience(AUDIENCE)
    .setSubject(SUBJECT)
    .sign(issuer.key.privateKey);

  expect(await refusal(open().authenticate(endless))).toBe('UNAUTHENTICATED: the identity has no valid exp');
});

it('is refused while the keys cannot be read, and the reason is for the log', async () => {
  const identities = open({ jwks: 'http://127.0.0.1:1/keys' });

  expect(await refusal(identities.authenticate(await make()))).toBe(
    `UNAUTHENTICATED: the keys of ${issuer.url} cannot be read: try again`,
  );
  expect(failures).toHaveLength(1);
});

it('is named by the history without what a terminal would obey', async () => {
  const identity = await make({ subject: `ref:\u001B[2J${'x'.repeat(500)}` });

  expect((await open().authenticate(identity)).who).toBe(`oidc ref:[2J${'x'.repeat(193)}`);
});
