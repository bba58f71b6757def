import type { IncomingHttpHeaders } from 'node:http';
import type { Visitor } from '../context';
import type { UsedSession } from '../modules/account/session-repository';
import type { RecordSecurityEvent } from '../security-events';

// 256 bits in base64url. Anything else is no token, and needs no query.
const BEARER = /^Bearer ([\w-]{43})$/i;

/** What the host says about a preview. A client never sets it: the host replaces it. */
const PREVIEW_HEADER = 'x-shop-preview';
const PREVIEW = /^[\w.@+ -]{1,1000}$/;

/** Versions of the preview that a request comes from; null without one. */
export function readPreview(headers: IncomingHttpHeaders): string | null {
  const versions = headers[PREVIEW_HEADER];
  return typeof versions === 'string' && PREVIEW.test(versions) ? versions : null;
}

export const GUEST: Visitor = { userId: null, sessionToken: null, rights: [], provenAt: null };

export type UseSession = (token: string) => Promise<UsedSession | null>;

/**
 * The visitor behind an Authorization header. An unknown or expired token makes a guest, not an
 * error: the catalogue stays open, and operations that need a user answer UNAUTHENTICATED.
 */
export async function readVisitor(
  authorization: string | undefined,
  useSession: UseSession,
  record: RecordSecurityEvent,
): Promise<Visitor> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) return GUEST;
  const session = await useSession(token);
  if (session)
    return { userId: session.user_id, sessionToken: token, rights: session.rights, provenAt: session.proven_at };
  record('token-refused', { reason: 'no such session' });
  return GUEST;
}
