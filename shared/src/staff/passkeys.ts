import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { mutate, type Shop } from '@shop/shared/runtime';
import { AddPasskeyDocument, PasskeyOptionsDocument, ProofOptionsDocument, ProveDocument } from '../generated/graphql';

/** Whether this browser can make passkeys. False on the server. */
export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && browserSupportsWebAuthn();

const deviceName = () => (/Android|iPhone|iPad/.test(navigator.userAgent) ? 'Телефон' : 'Компьютер');

/**
 * Lets the device make a passkey, and adds it.
 * @returns the recovery codes, with the first factor only
 * @throws RequestError; Error of the browser, also when the person closes its window
 */
export async function addPasskey(client: Shop['client']): Promise<string[] | null> {
  const { staffPasskeyOptions } = await mutate(client, PasskeyOptionsDocument, {});
  const optionsJSON = staffPasskeyOptions as PublicKeyCredentialCreationOptionsJSON; // of our own API
  const response = await startRegistration({ optionsJSON });
  const { staffAddPasskey } = await mutate(client, AddPasskeyDocument, { response, name: deviceName() });
  return staffAddPasskey.recoveryCodes ?? null;
}

/**
 * Proves the second factor by a passkey.
 * @throws as addPasskey
 */
export async function proveByPasskey(client: Shop['client']): Promise<void> {
  const { staffProofOptions } = await mutate(client, ProofOptionsDocument, {});
  const optionsJSON = staffProofOptions as PublicKeyCredentialRequestOptionsJSON; // of our own API
  const passkey = await startAuthentication({ optionsJSON });
  await mutate(client, ProveDocument, { passkey });
}
