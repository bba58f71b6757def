import type { FastifyRequest } from 'fastify';
import { isIdentity, type Identities } from '../oidc';
import { callerOf, type Caller, type TokenList } from '../tokens';

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** Identifies callers by a token of this shop, or by an identity of CI. */
export function createAuthenticator(
  tokens: Pick<TokenList, 'authenticate'>,
  identities: Identities,
): (request: FastifyRequest) => Promise<Caller> {
  return async (request) => {
    const text = bearerOf(request);
    return isIdentity(text) ? identities.authenticate(text) : callerOf(await tokens.authenticate(text));
  };
}
