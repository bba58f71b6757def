import { createPrivateKey, createPublicKey, sign as signBytes, verify, type KeyObject } from 'node:crypto';

/** Signs a text with Ed25519 (RFC 8032). Returns the signature in base64url. */
export function sign(privateKey: KeyObject, text: string): string {
  return signBytes(null, Buffer.from(text), privateKey).toString('base64url');
}

/** Whether the holder of the private key has signed exactly this text. */
export function isSignedBy(publicKey: KeyObject, text: string, signature: string): boolean {
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
}

/** A document lacks a signature, or was changed after it was signed. */
export class SignatureError extends Error {
  override name = 'SignatureError';
}

/** Serializes a document with a member `signature` over all other members. */
export function signedDocument(privateKey: KeyObject, document: object): string {
  const signature = sign(privateKey, JSON.stringify(document));
  return `${JSON.stringify({ ...document, signature }, null, 2)}\n`;
}

/**
 * Checks the signature of a document that `signedDocument` has made.
 * @throws SignatureError when the signature is missing or wrong, or the text is no JSON object
 */
export function requireSignature(publicKey: KeyObject, text: string): void {
  const document = parseObject(text);
  const { signature, ...rest } = document;
  if (typeof signature !== 'string') throw new SignatureError('it has no signature');
  if (!isSignedBy(publicKey, JSON.stringify(rest), signature))
    throw new SignatureError('its signature is not of this text and key');
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // reported below
  }
  throw new SignatureError('it is no JSON object');
}

/** @throws Error when the text is no private key of Ed25519 */
export const privateKeyOf = (pem: string): KeyObject => requireEd25519(createPrivateKey(pem));

/** @throws Error when the text is no public key of Ed25519 */
export const publicKeyOf = (pem: string): KeyObject => requireEd25519(createPublicKey(pem));

function requireEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`a key of ${key.asymmetricKeyType}, not of ed25519`);
  return key;
}
