import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFileStore } from '@shop/node/store';
import { ALL_REMOTES, callerOf, createTokenList, requireRight, type TokenList } from '.';

const DAY_MS = 86_400_000;
const WANTED = { remote: 'mfe-catalog', can: ['publish', 'preview'], days: 90, createdBy: 'anna' };

let folder: string;
let now: number;
let tokens: TokenList;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-tokens-'));
  now = Date.parse('2026-11-25T12:00:00Z');
  tokens = createTokenList(openFileStore(folder), () => now);
});

afterEach(() => rmSync(folder, { recursive: true }));

const refusal = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);

it('is shown once, and stored as a hash', async () => {
  const { text, token } = await tokens.create(WANTED);

  expect(await tokens.authenticate(text)).toEqual(token);
  const stored = readFileSync(path.join(folder, 'tokens.json'), 'utf8');
  expect(stored).toContain(token.id);
  expect(stored).not.toContain(text.slice('shop_00000000_'.length));
});

it('allows what it names, for its remote', async () => {
  const { token } = await tokens.create(WANTED);
  const check = (right: 'publish' | 'rollback', remote: string) => () => {
    requireRight(callerOf(token), right, remote);
  };

  expect(check('publish', 'mfe-catalog')).not.toThrow();
  expect(check('publish', 'mfe-account')).toThrow('the token is for mfe-catalog, not for mfe-account');
  expect(check('rollback', 'mfe-catalog')).toThrow('the token does not allow to rollback');
  const { token: all } = await tokens.create({ ...WANTED, remote: ALL_REMOTES });
  expect(() => {
    requireRight(callerOf(all), 'preview', 'mfe-account');
  }).not.toThrow();
});

it('ends with its days', async () => {
  const { text, token } = await tokens.create({ ...WANTED, days: 1 });
  now += DAY_MS;

  expect(await refusal(tokens.authenticate(text))).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: `the token ${token.id} has expired: ask for a new one`,
  });
});

it('ends when it is revoked, once and for all', async () => {
  const { text, token } = await tokens.create(WANTED);
  const other = await tokens.create(WANTED);

  const { revokedAt } = await tokens.revoke(token.id);
  now += DAY_MS;
  expect((await tokens.revoke(token.id)).revokedAt).toBe(revokedAt);

  expect(await refusal(tokens.authenticate(text))).toMatchObject({ message: `the token ${token.id} was revoked` });
  expect((await tokens.authenticate(other.text)).id).toBe(other.token.id);
  expect(await refusal(tokens.revoke('none'))).toMatchObject({ code: 'NOT_FOUND' });
});

it('is refused without its exact text', async () => {
  const { text, token } = await tokens.create(WANTED);

  for (const wrong of [
    undefined,
    '',
    'shop_',
    text.slice(0, -1),
    `${text}0`,
    `shop_${token.id}_${'A'.repeat(43)}`,
    '__proto__',
  ])
    expect(await refusal(tokens.authenticate(wrong))).toMatchObject({ code: 'UNAUTHENTICATED' });
});

it.each([
  [
    { can: ['publish', 'delete'] },
    'no right is called "delete"; there are publish, preview, promote, rollback, unpublish',
  ],
  [{ can: [] }, 'a token needs rights, as in --can publish,preview,promote,rollback,unpublish'],
  [{ days: 0 }, 'a token is valid for 1 to 366 days'],
  [{ days: 1.5 }, 'a token is valid for 1 to 366 days'],
])('is not made with %j', async (changes, message) => {
  expect(await refusal(tokens.create({ ...WANTED, ...changes }))).toMatchObject({ message });
});

it('is not lost when several are made at once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => tokens.create(WANTED)));

  expect(await tokens.list()).toHaveLength(4);
});
