import { isSignedBy, openSigningKeys, readPublicKey, sign } from '@shop/node/signing';
import { printKeys } from './print-keys';

it('prints a pair of keys as settings of one line each', () => {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(lines.push(String(text))));
  printKeys();
  jest.restoreAllMocks();

  expect(lines.join('')).toMatch(/^REGISTRY_PRIVATE_KEY=.+\nREGISTRY_PUBLIC_KEY=.+\n$/);
  const env = Object.fromEntries(lines.map((line) => line.trim().split(/=(.*)/s, 2)));
  const { privateKey } = openSigningKeys(env, '/nowhere');
  const publicKey = readPublicKey(env, '/nowhere');
  expect(publicKey && isSignedBy(publicKey, 'text', sign(privateKey, 'text'))).toBe(true);
});
