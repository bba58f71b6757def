import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { createDurablyNow } from '../durable-files';
import { readEnvironment, SettingsError, text, type Environment } from '../settings';
import { privateKeyOf, publicKeyOf } from './sign';

/** In `DATA_DIR`, but not in the store: whoever writes there cannot sign. */
const KEYS_FOLDER = 'keys';
const PRIVATE_FILE = 'registry-private.pem';
const PUBLIC_FILE = 'registry-public.pem';

export const keySettings = {
  REGISTRY_PRIVATE_KEY: text('').meta({
    fallback: 'a key in `DATA_DIR/keys`',
    meaning: 'signs the registry: Ed25519 in PEM form; made at the first start',
  }),
};

export interface SigningKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** Whether the keys were made by this call: nothing can have been signed with them. */
  areNew: boolean;
}

function parse(setting: string, pem: string, read: (pem: string) => KeyObject): KeyObject {
  try {
    return read(pem.replaceAll('\\n', '\n')); // files of settings have one line for each
  } catch {
    throw new SettingsError(`${setting} must be a key of Ed25519 in PEM form`);
  }
}

/**
 * The key pair that signs the registry: of `REGISTRY_PRIVATE_KEY`, else of `DATA_DIR/keys`, where
 * it is made when there is none.
 * @throws SettingsError when the setting is no key
 */
export function openSigningKeys(env: Environment, dataDir: string): SigningKeys {
  const { REGISTRY_PRIVATE_KEY: given } = readEnvironment(keySettings, env);
  if (given) return pairOf(parse('REGISTRY_PRIVATE_KEY', given, privateKeyOf));
  const folder = path.join(dataDir, KEYS_FOLDER);
  const file = path.join(folder, PRIVATE_FILE);
  const areNew = !existsSync(file);
  try {
    if (areNew) {
      const { privateKey } = generateKeyPairSync('ed25519');
      createDurablyNow(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600);
    }
    const keys = pairOf(parse(file, readFileSync(file, 'utf8'), privateKeyOf), areNew);
    const publicFile = path.join(folder, PUBLIC_FILE);
    const publicText = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    if (!existsSync(publicFile)) createDurablyNow(publicFile, publicText, 0o644);
    return keys;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(
      `the keys in ${folder} cannot be used: ${isNativeError(error) ? error.message : String(error)}`,
    );
  }
}

function pairOf(privateKey: KeyObject, areNew = false): SigningKeys {
  return { privateKey, publicKey: createPublicKey(privateKey), areNew };
}

/**
 * The key that proves a registry: of `REGISTRY_PUBLIC_KEY`, else of `DATA_DIR/keys`. Null before
 * the first publication has made one.
 * @throws SettingsError when the setting is no key
 */
export function readPublicKey(env: Environment, dataDir: string): KeyObject | null {
  const given = env.REGISTRY_PUBLIC_KEY?.trim();
  if (given) return parse('REGISTRY_PUBLIC_KEY', given, publicKeyOf);
  const file = path.join(dataDir, KEYS_FOLDER, PUBLIC_FILE);
  return existsSync(file) ? parse(file, readFileSync(file, 'utf8'), publicKeyOf) : null;
}
