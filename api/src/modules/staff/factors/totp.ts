import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'INVIS DUOS';
/** Of a code, in seconds. A clock may be wrong by one step, no more (RFC 6238, 5.2). */
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

/** A secret of 160 bits in base32, and the address that an app reads from a QR code. */
export function createTotpSecret(account: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUER, label: account, secret }) };
}

export const looksLikeTotp = (code: string): boolean => CODE.test(code);

/** The time step that a code belongs to; null for a wrong one. */
export function stepOf(secret: string, code: string): number | null {
  if (!looksLikeTotp(code)) return null;
  const result = verifySync({ secret, token: code, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
