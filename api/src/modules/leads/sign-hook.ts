import { createHmac } from 'node:crypto';

/** The header with the time and the signature: `t=1764439200,v1=<64 hex digits>`. */
export const SIGNATURE_HEADER = 'x-shop-signature';

/**
 * Signs a body as of a time, so that a receiver can refuse what others have sent, or sent again
 * later: HMAC-SHA256, by the secret, over `<seconds since 1970>.<body>`.
 */
export function signHook(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
