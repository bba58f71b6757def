import { Client, fetchExchange } from 'urql';

export interface GraphqlClientOptions {
  /** Address of the GraphQL endpoint. */
  url: string;
  /** Gives the session token, or null for a guest; asked anew for each call. */
  getToken: () => string | null;
  fetch?: typeof globalThis.fetch;
}

/**
 * The GraphQL client of one application instance.
 * It keeps no cache of its own: lists live in the stores, which know their own refresh rules (specification, section 4).
 */
export function createGraphqlClient({ url, getToken, fetch }: GraphqlClientOptions): Client {
  return new Client({
    url,
    ...(fetch && { fetch }),
    exchanges: [fetchExchange],
    requestPolicy: 'network-only',
    preferGetMethod: false,
    fetchOptions: () => {
      const token = getToken();
      return {
        headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      };
    },
  });
}
