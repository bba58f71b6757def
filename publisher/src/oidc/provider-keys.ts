import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Provider } from './parse-providers';

const TIMEOUT_MS = 5000;
/** A key that was withdrawn counts for this long at most. */
const MAX_AGE_MS = 600_000;
/** An unknown key makes the list load again, so that a new one counts at once. */
const COOLDOWN_MS = 30_000;

/** @throws Error when the provider's own description cannot be read, or is of another one */
async function findKeys({ issuer, jwks }: Provider): Promise<URL> {
  if (jwks) return new URL(jwks);
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`its description answers ${answer.status}`);
  const found = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown }; // judged below
  if (found.issuer !== issuer) throw new Error('its description is of another issuer');
  return new URL(String(found.jwks_uri));
}

/** The keys of a provider, found with the first identity and kept for ten minutes. */
export function providerKeys(provider: Provider): JWTVerifyGetKey {
  let finding: Promise<JWTVerifyGetKey> | null = null;
  const find = () => {
    finding ??= findKeys(provider).then((address) =>
      createRemoteJWKSet(address, {
        timeoutDuration: TIMEOUT_MS,
        cacheMaxAge: MAX_AGE_MS,
        cooldownDuration: COOLDOWN_MS,
      }),
    );
    finding.catch(() => (finding = null)); // it is asked again
    return finding;
  };
  return async (header, token) => (await find())(header, token);
}
