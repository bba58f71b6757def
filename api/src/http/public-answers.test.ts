import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, createPublicAnswers } from './public-answers';

const never = () => Promise.reject(new Error('was executed again'));
const giving = (text: string) => () => Promise.resolve({ status: 200, text, isCacheable: true });

it('caches an answer in every encoding', async () => {
  const answers = createPublicAnswers(() => 1);

  const cached = await answers.fill('query', giving('{"data":1}'));

  expect(await answers.fill('query', never)).toBe(cached);
  expect(String(gunzipSync(cached.gzip))).toBe('{"data":1}');
  expect(String(brotliDecompressSync(cached.br))).toBe('{"data":1}');
});

it('executes once for simultaneous requests', async () => {
  const answers = createPublicAnswers(() => 1);
  const execute = jest.fn(giving('{}'));

  await Promise.all(Array.from({ length: 20 }, () => answers.fill('query', execute)));

  expect(execute).toHaveBeenCalledTimes(1);
});

it('executes again when the version has changed, even during the old execution', async () => {
  let version = 1;
  const answers = createPublicAnswers(() => version);
  const old = { status: 200, text: 'old', isCacheable: true };
  const slow = answers.fill('query', () => new Promise((resolve) => setTimeout(resolve, 30, old)));

  version = 2;
  const fresh = await answers.fill('query', giving('new'));
  await slow;

  expect(String(fresh.identity)).toBe('new');
  expect(await answers.find('query')).toBe(fresh);
});

it('caches neither failures nor uncacheable answers', async () => {
  const answers = createPublicAnswers(() => 1);

  await expect(answers.fill('query', never)).rejects.toThrow();
  const refused = await answers.fill('query', () => Promise.resolve({ status: 400, text: 'no', isCacheable: false }));

  expect(refused.status).toBe(400);
  expect(answers.find('query')).toBeNull();
});

it('holds as many bytes as it may, and drops the least recently used answers', async () => {
  const answers = createPublicAnswers(() => 1, 1_000_000);
  await answers.fill('used', giving('{}'));
  for (let index = 0; index < 10; index += 1) {
    await answers.fill(`query ${index}`, giving('a'.repeat(150_000)));
    await answers.fill('used', giving('{}'));
  }

  const kept = Array.from({ length: 10 }, (_, index) => index).filter(
    (index) => answers.find(`query ${index}`) !== null,
  );
  expect(kept).toEqual([4, 5, 6, 7, 8, 9]);
  expect(answers.find('used')).not.toBeNull();
});

it('drops nothing for an answer that is larger than all it may hold', async () => {
  const answers = createPublicAnswers(() => 1, 100_000);
  await answers.fill('used', giving('{}'));

  const answer = await answers.fill('huge', giving('a'.repeat(150_000)));

  expect(answer.identity).toHaveLength(150_000);
  expect([answers.find('huge'), answers.find('used')]).toEqual([null, expect.anything()]);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
])('answers "%s" with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
