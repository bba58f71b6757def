import { decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';
import { RefusedError } from '@shop/node/refused-error';
import type { Caller } from '../tokens';
import type { ClaimRule, Provider } from './parse-providers';
import { providerKeys } from './provider-keys';

/** Clocks of two machines differ. */
const CLOCK_TOLERANCE_S = 60;
/** Only the provider can make these signatures; with HMAC, everybody who can check one could. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const MAX_SUBJECT = 200;

/** Verifies the identities that CI gives its jobs. */
export interface Identities {
  /**
   * @throws RefusedError with the code UNAUTHENTICATED for what proves nothing, and FORBIDDEN when
   *   no rule is about who asks
   */
  authenticate: (text: string) => Promise<Caller>;
}

/** Whether a text has the form of an identity, in place of a token of ours. */
export const isIdentity = (text: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);

const refused = (message: string) => new RefusedError(message, 'UNAUTHENTICATED');

const quoted = (value: unknown) => JSON.stringify(String(value).slice(0, MAX_SUBJECT));

function claimsOf(text: string): JWTPayload {
  try {
    return decodeJwt(text);
  } catch {
    throw refused('the identity is not readable');
  }
}

const hasClaims = ({ claims }: ClaimRule, payload: JWTPayload) =>
  Object.entries(claims).every(
    ([name, values]) => Object.hasOwn(payload, name) && values.includes(String(payload[name])),
  );

/** The history is read in terminals, and a subject contains names that people choose. */
const subjectOf = ({ sub = '' }: JWTPayload) => sub.replaceAll(/\p{C}/gu, '').slice(0, MAX_SUBJECT);

/** The reason without any part of the identity. */
function explain(error: unknown, { issuer, audience }: Provider): RefusedError {
  if (error instanceof errors.JWTExpired) return refused('the identity has expired: ask CI for a new one');
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return refused(`the identity is for another audience: here it is ${audience}`);
    if (error.claim === 'nbf') return refused('the identity does not count yet: is a clock wrong?');
    return refused(`the identity has no valid ${error.claim}`);
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return refused(`the identity is not signed by ${issuer}`);
  if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC')
    return refused('the identity is not valid');
  return refused(`the keys of ${issuer} cannot be read: try again`);
}

/**
 * Verifies identities by the providers that a settings file names.
 * @param onFailure called with the reason why the keys of a provider could not be read
 */
export function createIdentities(
  providers: readonly Provider[],
  onFailure: (error: unknown) => void,
  now: () => number = Date.now,
): Identities {
  const known = providers.map((provider) => ({ provider, keys: providerKeys(provider) }));

  return {
    async authenticate(text) {
      const { iss } = claimsOf(text);
      const found = known.find(({ provider }) => provider.issuer === iss);
      if (!found) throw refused(`no provider of OIDC_FILE is ${quoted(iss)}`);
      const { provider, keys } = found;
      const { payload } = await jwtVerify(text, keys, {
        issuer: provider.issuer,
        audience: provider.audience,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(now()),
      }).catch((error: unknown) => {
        const refusal = explain(error, provider);
        if (refusal.message.endsWith('try again')) onFailure(error);
        throw refusal;
      });
      const grants = provider.rules.filter((rule) => hasClaims(rule, payload));
      const subject = subjectOf(payload);
      if (grants.length === 0) {
        const names = [...new Set(provider.rules.flatMap(({ claims }) => Object.keys(claims)))].join(', ');
        throw new RefusedError(`no rule allows ${quoted(subject)} anything; rules compare ${names}`, 'FORBIDDEN');
      }
      return { who: `oidc ${subject}`, proof: 'identity', grants };
    },
  };
}
