import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnyVariables, Client, OperationResult } from 'urql';

export interface GraphqlClientOptions {
  /** The URL of the GraphQL endpoint. */
  url: string;
  /** Returns the session token, null for a guest; called before each request. */
  getToken: () => string | null;
  /** More headers of each request. */
  getHeaders?: () => Readonly<Record<string, string>>;
  fetch?: typeof globalThis.fetch;
  /** Called when the server refuses the token sent and the browser still has the same one. */
  onTokenRefused?: () => void;
}

/** The GraphQL client of an application; there is one per application instance. */
export interface GraphqlClient {
  query: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<OperationResult<Data, Variables>>;
  mutation: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<OperationResult<Data, Variables>>;
}

async function createUrqlClient({ url, getToken, getHeaders, fetch }: GraphqlClientOptions): Promise<Client> {
  // The server puts the first view's data into the HTML, so urql (11 KB) loads with the first call.
  const { Client: UrqlClient, fetchExchange } = await import('urql');
  return new UrqlClient({
    url,
    ...(fetch && { fetch }),
    exchanges: [fetchExchange],
    // No cache here: the stores cache lists by their own rules (docs/rules.md, Lists).
    requestPolicy: 'network-only',
    preferGetMethod: false,
    fetchOptions: () => {
      const token = getToken();
      const authorization = token && { authorization: `Bearer ${token}` };
      return { headers: { accept: 'application/json', ...authorization, ...getHeaders?.() } };
    },
  });
}

export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  let loading: Promise<Client> | null = null;
  const load = () => {
    loading ??= createUrqlClient(options).catch((error: unknown) => {
      loading = null; // the next call tries again
      throw error;
    });
    return loading;
  };
  const watched = async <Result extends OperationResult>(call: (client: Client) => Promise<Result>) => {
    const urql = await load();
    const token = options.getToken();
    const result = await call(urql);
    const { code, secondFactor } = result.error?.graphQLErrors[0]?.extensions ?? {};
    // Without a proof of the second factor the session lives on.
    const isRefused = code === 'UNAUTHENTICATED' && !secondFactor;
    if (isRefused && token && token === options.getToken()) options.onTokenRefused?.();
    return result;
  };
  return {
    query: (document, variables) => watched((urql) => urql.query(document, variables).toPromise()),
    mutation: (document, variables) => watched((urql) => urql.mutation(document, variables).toPromise()),
  };
}
