import { createHmac } from 'node:crypto';
import { queryApiAs } from './account';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** What an authenticator app shows now (RFC 6238), written without the library of the API. */
export function totpOf(secret: string, now: number = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) % 16;
  return String((hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

/** The second factor of one person. */
export interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/**
 * Connects an app in a session that has opened an invitation within the hour. The session has
 * thereby proven it.
 */
export async function connectApp(siteUrl: string, token: string): Promise<SecondFactor> {
  const { secret } = await queryApiAs<{ secret: string }>(siteUrl, token, 'mutation { staffStartTotp { secret } }');
  const { recoveryCodes } = await queryApiAs<{ recoveryCodes: string[] }>(
    siteUrl,
    token,
    'mutation ($code: String!) { staffConfirmTotp(code: $code) { recoveryCodes } }',
    { code: totpOf(secret) },
  );
  return { secret, recoveryCodes };
}

/** Proves the factor anew by a recovery code: for the next code of the app one would wait. */
export async function proveAnew(siteUrl: string, token: string, { recoveryCodes }: SecondFactor): Promise<void> {
  const code = recoveryCodes.pop();
  await queryApiAs(siteUrl, token, 'mutation ($code: String) { staffProve(code: $code) { role } }', { code });
}
