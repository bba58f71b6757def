import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseProviders } from './parse-providers';

const RULE = { remote: 'mfe-catalog', can: ['publish'], claims: { repository: 'shop/catalog', ref_protected: true } };
const PROVIDER = { issuer: 'https://gitlab.example', audience: 'https://shop.example', rules: [RULE] };

const parse = (document: unknown) => parseProviders(JSON.stringify(document));

it('reads providers, and takes one value of a claim for a list of one', () => {
  expect(parse([PROVIDER])).toEqual([
    { ...PROVIDER, rules: [{ ...RULE, claims: { repository: ['shop/catalog'], ref_protected: ['true'] } }] },
  ]);
  expect(parse([])).toEqual([]);
});

it('reads the example for operators', () => {
  const example = readFileSync(path.resolve(__dirname, '../../../ops/oidc.json'), 'utf8');

  expect(parseProviders(example).map(({ issuer }) => issuer)).toEqual([
    'https://gitlab.example',
    'https://token.actions.githubusercontent.com',
  ]);
});

const withRule = (changes: object) => [{ ...PROVIDER, rules: [{ ...RULE, ...changes }] }];

it.each([
  ['{', /^OIDC_FILE is no JSON: /],
  [JSON.stringify({}), /^OIDC_FILE must contain a list of providers$/],
  [JSON.stringify([{ ...PROVIDER, issuer: 'http://gitlab.example' }]), /^OIDC_FILE: \[0\]\.issuer must be an address/],
  [JSON.stringify([{ ...PROVIDER, jwks: 'keys' }]), /^OIDC_FILE: \[0\]\.jwks must be an address/],
  [JSON.stringify([{ ...PROVIDER, audience: undefined }]), /^OIDC_FILE: \[0\]\.audience is a required field$/],
  [JSON.stringify([{ ...PROVIDER, rules: [] }]), /^OIDC_FILE: \[0\]\.rules needs a rule$/],
  [JSON.stringify([{ ...PROVIDER, audiance: 'x' }]), /^OIDC_FILE: \[0\] has the unknown member audiance$/],
  [JSON.stringify(withRule({ can: ['delete'] })), /^OIDC_FILE: \[0\]\.rules\[0\]\.can\[0\] must be one of publish, /],
  [JSON.stringify(withRule({ can: [] })), /^OIDC_FILE: \[0\]\.rules\[0\]\.can needs a right$/],
  [JSON.stringify(withRule({ claims: {} })), /claims must name a claim that tells who asks/],
  [JSON.stringify(withRule({ claims: { aud: 'https://shop.example' } })), /claims must name a claim that tells who/],
  [JSON.stringify(withRule({ claims: { ref: [] } })), /claims\.ref needs a value$/],
])('names what is wrong in %s', (text, message) => {
  expect(() => parseProviders(text)).toThrow(message);
});
