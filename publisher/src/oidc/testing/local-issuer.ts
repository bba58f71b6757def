import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

const LIFETIME_MS = 300_000;

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  jwk: JWK;
}

export async function makeKey(kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

export interface NewIdentity {
  claims?: JWTPayload;
  subject?: string;
  audience?: string;
  by?: SigningKey;
  issuedAtMs?: number;
}

export interface LocalIssuer {
  url: string;
  key: SigningKey;
  audience: string;
  /** What its list of keys has. */
  published: JWK[];
  /** The paths that were asked for. */
  answered: string[];
  /** An identity as CI gives it to a job. */
  make: (wanted?: NewIdentity) => Promise<string>;
  stop: () => void;
}

/** A provider on this machine, as GitLab is one: its description, and its keys. */
export async function startIssuer(audience: string): Promise<LocalIssuer> {
  const key = await makeKey('one');
  const server = createServer((request, response) => {
    issuer.answered.push(request.url ?? '');
    const description = { issuer: issuer.url, jwks_uri: `${issuer.url}/keys` };
    response.end(JSON.stringify(request.url === '/keys' ? { keys: issuer.published } : description));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const issuer: LocalIssuer = {
    url: `http://127.0.0.1:${port}`,
    key,
    audience,
    published: [key.jwk],
    answered: [],
    make: ({ claims = {}, subject = 'a job', by = key, issuedAtMs = Date.now(), ...wanted } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: by.kid })
        .setIssuer(issuer.url)
        .setSubject(subject)
        .setAudience(wanted.audience ?? audience)
        .setIssuedAt(new Date(issuedAtMs))
        .setNotBefore(new Date(issuedAtMs))
        .setExpirationTime(new Date(issuedAtMs + LIFETIME_MS))
        .sign(by.privateKey),
    stop: () => server.close(),
  };
  return issuer;
}
