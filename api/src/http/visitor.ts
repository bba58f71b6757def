import type { Visitor } from '../context';

// 256 bits in base64url: anything else is nobody's token, and the database need not be asked.
const BEARER = /^Bearer ([\w-]{43})$/i;

export const GUEST: Visitor = { userId: null, sessionToken: null };

/**
 * Who asks, by the Authorization header. An unknown or expired token is a guest's, not an error:
 * the catalogue stays open to it, and what needs a user answers UNAUTHENTICATED.
 */
export async function readVisitor(
  authorization: string | undefined,
  findUserId: (token: string) => Promise<number | null>,
): Promise<Visitor> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  const userId = token === undefined ? null : await findUserId(token);
  return token === undefined || userId === null ? GUEST : { userId, sessionToken: token };
}
