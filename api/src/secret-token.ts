import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** An unguessable secret: 256 random bits, in characters that are safe in a link and a header. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * The form in which a secret is stored. A fast hash is enough,
 * because 256 random bits cannot be guessed.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
