import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret nobody guesses: 256 random bits, fit for a link and a header. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a secret. A fast hash is enough: there is nothing to guess in 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
