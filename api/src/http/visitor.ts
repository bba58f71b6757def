import type { Visitor } from '../context';

// 256 bits in base64url. Anything else is no token, and needs no query.
const BEARER = /^Bearer ([\w-]{43})$/i;

export const GUEST: Visitor = { userId: null, sessionToken: null };

/**
 * The visitor behind an Authorization header. An unknown or expired token makes a guest, not an
 * error:
 * the catalogue stays open, and operations that need a user answer UNAUTHENTICATED.
 */
export async function readVisitor(
  authorization: string | undefined,
  findUserId: (token: string) => Promise<number | null>,
): Promise<Visitor> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  const userId = token === undefined ? null : await findUserId(token);
  return token === undefined || userId === null ? GUEST : { userId, sessionToken: token };
}
