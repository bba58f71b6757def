import type { Visitor } from '../context';
import type { RecordSecurityEvent } from '../security-events';

// 256 bits in base64url. Anything else is no token, and needs no query.
const BEARER = /^Bearer ([\w-]{43})$/i;

export const GUEST: Visitor = { userId: null, sessionToken: null };

/**
 * The visitor behind an Authorization header. An unknown or expired token makes a guest, not an
 * error: the catalogue stays open, and operations that need a user answer UNAUTHENTICATED.
 */
export async function readVisitor(
  authorization: string | undefined,
  useSession: (token: string) => Promise<number | null>,
  record: RecordSecurityEvent,
): Promise<Visitor> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) return GUEST;
  const userId = await useSession(token);
  if (userId !== null) return { userId, sessionToken: token };
  record('token-refused', { reason: 'no such session' });
  return GUEST;
}
