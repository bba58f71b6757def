import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../secret-token';

const COUNT = 10;
/** 16 characters of 5 bits: 80 bits each. */
const LENGTH = 16;
/** Crockford's base 32: no letter looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function createCode(): string {
  // 256 is a multiple of 32, so each character is as likely as any other.
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Ten codes, each of which replaces the second factor once. */
export const createRecoveryCodes = (): string[] => Array.from({ length: COUNT }, createCode);

/** The form in which a code is stored, however it was typed. */
export function hashRecoveryCode(code: string): string {
  const typed = code
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
  return hashToken(typed);
}
