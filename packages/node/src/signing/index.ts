export { keySettings, openSigningKeys, readPublicKey, type SigningKeys } from './key-files';
export { isSignedBy, requireSignature, sign, signedDocument } from './sign';
