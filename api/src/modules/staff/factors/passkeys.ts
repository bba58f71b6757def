import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '../../../errors/app-error';
import type { PasskeyRow } from './factor-repository';

/** It takes a fifth of the start to load, and few people have passkeys. */
const webAuthn = () => import('@simplewebauthn/server');

const RP_NAME = 'INVIS DUOS';
const WRONG = 'Ключ не\u00A0подошёл. Попробуйте ещё раз';

/** @throws AppError BAD_REQUEST with `fields.passkey` */
export function refusePasskey(reason: string, cause?: unknown): never {
  const error = new AppError('BAD_REQUEST', reason, { fields: { passkey: WRONG } });
  error.cause = cause;
  throw error;
}

/** The site that passkeys belong to: its host name and its origin. */
function siteOf(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

const toId = ({ id }: Pick<PasskeyRow, 'id'>) => ({ id });

/** What the browser needs to make a passkey of this site. */
export async function registrationOptions(
  publicUrl: string,
  person: { id: number; email: string; fullname: string },
  known: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: siteOf(publicUrl).rpID,
    userID: new TextEncoder().encode(String(person.id)),
    userName: person.email,
    userDisplayName: person.fullname,
    excludeCredentials: known.map(toId),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** What the browser needs to sign with one of these passkeys. */
export async function proofOptions(publicUrl: string, known: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: siteOf(publicUrl).rpID,
    allowCredentials: known.map(toId),
    userVerification: 'preferred',
  });
}

/**
 * The passkey that a browser has made.
 * @throws AppError BAD_REQUEST with `fields.passkey`: another site or challenge, no response
 */
export async function readPasskey(publicUrl: string, response: unknown, challenge: string) {
  const { rpID, origin } = siteOf(publicUrl);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON, // the library checks every part
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    });
    if (!verified) refusePasskey('the passkey is not verified');
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
  } catch (error) {
    return refusePasskey('no valid passkey', error);
  }
}

/** The passkey that a response says it is of; null when it says none. */
export function passkeyIdOf(response: unknown): string | null {
  const isObject = typeof response === 'object' && response !== null && 'id' in response;
  return isObject && typeof response.id === 'string' ? response.id : null;
}

/**
 * Checks what a passkey has signed.
 * @returns its new counter
 * @throws AppError BAD_REQUEST with `fields.passkey`
 */
export async function checkPasskey(publicUrl: string, response: unknown, challenge: string, key: PasskeyRow) {
  const { rpID, origin } = siteOf(publicUrl);
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON, // the library checks every part
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: { id: key.id, publicKey: Buffer.from(key.public_key, 'base64url'), counter: key.counter },
    });
    if (!verified) refusePasskey('the signature is wrong');
    return authenticationInfo.newCounter;
  } catch (error) {
    return refusePasskey('no valid proof of a passkey', error);
  }
}
