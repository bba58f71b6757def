import { generateKeyPairSync } from 'node:crypto';

/** Files of settings have one line for each, and the programs read `\n` in a key as its end. */
const onOneLine = (pem: string | Buffer) => pem.toString().trim().replaceAll('\n', '\\n');

/** Prints a new pair of keys as settings: the publisher gets both, hosts only the public one. */
export function printKeys(): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const settings = {
    REGISTRY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    REGISTRY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }),
  };
  for (const [name, pem] of Object.entries(settings)) process.stdout.write(`${name}=${onOneLine(pem)}\n`);
}
