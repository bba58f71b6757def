import type { Versions } from '@shop/shared/federation/registry';

/** Longer than any that names a version of each remote. */
const MAX_TOKEN_CHARS = 3000;

/** Keeps a signature of something else, made with the same key, from being one of a preview. */
const PURPOSE = 'preview:';

/** Versions to see instead of the live ones. It names no addresses: the registry has them. */
export interface Preview {
  versions: Versions;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

export type ReadPreview = { kind: 'valid'; preview: Preview } | { kind: 'expired' } | { kind: 'invalid' };

/** Returns the token of a preview: it is the last part of the link. */
export function createPreviewToken({ versions, expiresAt }: Preview, sign: (text: string) => string): string {
  const payload = Buffer.from(JSON.stringify({ versions, expiresAt })).toString('base64url');
  return `${payload}.${sign(PURPOSE + payload)}`;
}

function isPreview(value: unknown): value is Preview {
  if (typeof value !== 'object' || value === null) return false;
  const { versions, expiresAt } = value as Partial<Record<string, unknown>>; // read with care
  if (typeof versions !== 'object' || versions === null) return false;
  return (
    Object.values(versions).every((version) => typeof version === 'string') && !isNaN(Date.parse(String(expiresAt)))
  );
}

/** Reads a token that anybody may have sent. Only what is signed is parsed. */
export function readPreviewToken(
  token: string,
  isSigned: (text: string, signature: string) => boolean,
  now = Date.now(),
): ReadPreview {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (token.length > MAX_TOKEN_CHARS || rest.length > 0 || !isSigned(PURPOSE + payload, signature))
    return { kind: 'invalid' };
  const preview: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  if (!isPreview(preview)) return { kind: 'invalid' };
  return Date.parse(preview.expiresAt) > now ? { kind: 'valid', preview } : { kind: 'expired' };
}
