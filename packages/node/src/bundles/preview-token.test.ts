import { createHmac } from 'node:crypto';
import { createPreviewToken, readPreviewToken } from './preview-token';

const NOW = Date.parse('2026-11-25T10:00:00.000Z');
const PREVIEW = { versions: { 'mfe-catalog': '1.0.0-eab9739b' }, expiresAt: '2026-11-25T11:00:00.000Z' };
const signWith = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('base64url');
const sign = signWith('ours');
const read = (token: string, now = NOW) => readPreviewToken(token, (text, signature) => sign(text) === signature, now);

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('reads a token that is signed and has not expired', () => {
  expect(read(createPreviewToken(PREVIEW, sign))).toEqual({ kind: 'valid', preview: PREVIEW });
});

it('holds versions and the end, and nothing else', () => {
  const [payload = ''] = createPreviewToken({ ...PREVIEW, url: 'https://evil.test' } as typeof PREVIEW, sign).split(
    '.',
  );

  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual(PREVIEW);
});

it('tells a token that has expired', () => {
  const token = createPreviewToken(PREVIEW, sign);

  expect(read(token, NOW + 3_599_999).kind).toBe('valid');
  expect(read(token, NOW + 3_600_000)).toEqual({ kind: 'expired' });
});

const [payload = '', signature = ''] = createPreviewToken(PREVIEW, sign).split('.');

it.each([
  ['of another key', createPreviewToken(PREVIEW, signWith('theirs'))],
  ['whose versions were changed', `${encoded({ ...PREVIEW, versions: { 'mfe-catalog': '2' } })}.${signature}`],
  ['whose end was changed', `${encoded({ ...PREVIEW, expiresAt: '2030-01-01T00:00:00.000Z' })}.${signature}`],
  ['whose signature was made for something else', `${payload}.${sign(payload)}`],
  ['without a signature', `${payload}.`],
  ['with a part too many', `${payload}.${signature}.x`],
  ['that is too long', `${payload}.${signature}${'A'.repeat(4000)}`],
  ['that is empty', ''],
  ['that is no token', '%E0%A4%A'],
])('refuses a token %s', (_what, token) => {
  expect(read(token)).toEqual({ kind: 'invalid' });
});

it.each([{}, { versions: { a: 1 }, expiresAt: PREVIEW.expiresAt }, { versions: {}, expiresAt: 'soon' }])(
  'refuses %j, although it is signed',
  (value) => {
    expect(read(createPreviewToken(value as typeof PREVIEW, sign))).toEqual({ kind: 'invalid' });
  },
);
