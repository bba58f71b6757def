import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, createPublicAnswers } from './public-answers';

const never = () => Promise.reject(new Error('was executed again'));
const giving = (text: string) => () => Promise.resolve({ status: 200, text, isKept: true });

it('keeps an answer in every encoding', async () => {
  const answers = createPublicAnswers(() => 1);

  const kept = await answers.fill('query', giving('{"data":1}'));

  expect(await answers.fill('query', never)).toBe(kept);
  expect(String(gunzipSync(kept.gzip))).toBe('{"data":1}');
  expect(String(brotliDecompressSync(kept.br))).toBe('{"data":1}');
});

it('executes once for requests that come together', async () => {
  const answers = createPublicAnswers(() => 1);
  const execute = jest.fn(giving('{}'));

  await Promise.all(Array.from({ length: 20 }, () => answers.fill('query', execute)));

  expect(execute).toHaveBeenCalledTimes(1);
});

it('executes anew when the version has changed, even while the old one is being filled', async () => {
  let version = 1;
  const answers = createPublicAnswers(() => version);
  const old = { status: 200, text: 'old', isKept: true };
  const slow = answers.fill('query', () => new Promise((resolve) => setTimeout(resolve, 30, old)));

  version = 2;
  const fresh = await answers.fill('query', giving('new'));
  await slow;

  expect(String(fresh.identity)).toBe('new');
  expect(await answers.find('query')).toBe(fresh);
});

it('keeps neither failures nor answers that are not to be kept', async () => {
  const answers = createPublicAnswers(() => 1);

  await expect(answers.fill('query', never)).rejects.toThrow();
  const refused = await answers.fill('query', () => Promise.resolve({ status: 400, text: 'no', isKept: false }));

  expect(refused.status).toBe(400);
  expect(answers.find('query')).toBeNull();
});

it('forgets the answers used longest ago', async () => {
  const answers = createPublicAnswers(() => 1);
  for (let index = 0; index < 250; index += 1) await answers.fill(`query ${index}`, giving('{}'));

  expect(answers.find('query 0')).toBeNull();
  expect(answers.find('query 249')).not.toBeNull();
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
