import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnyVariables, Client, OperationResult } from 'urql';

export interface GraphqlClientOptions {
  /** Address of the GraphQL endpoint. */
  url: string;
  /** Gives the session token, or null for a guest; asked anew for each call. */
  getToken: () => string | null;
  fetch?: typeof globalThis.fetch;
  /** The server does not know the token that was sent, though this browser still has it. */
  onTokenRefused?: () => void;
}

/** The one GraphQL client of an application instance. */
export interface GraphqlClient {
  query: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<OperationResult<Data, Variables>>;
  mutation: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<OperationResult<Data, Variables>>;
  /** Loads urql ahead of the first call; a page that will certainly call does so while it is idle. */
  prepare: () => Promise<Client>;
}

async function createUrqlClient({ url, getToken, fetch }: GraphqlClientOptions): Promise<Client> {
  // The server puts the data of the first view into the HTML: urql (11 KB) is loaded with the first call, not before.
  const { Client: UrqlClient, fetchExchange } = await import('urql');
  return new UrqlClient({
    url,
    ...(fetch && { fetch }),
    exchanges: [fetchExchange],
    // No cache here: lists live in the stores, which know their own refresh rules (specification, section 4).
    requestPolicy: 'network-only',
    preferGetMethod: false,
    fetchOptions: () => {
      const token = getToken();
      return { headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) } };
    },
  });
}

/** Makes the GraphQL client of one application instance, over urql. */
export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  let loading: Promise<Client> | null = null;
  const prepare = () => {
    loading ??= createUrqlClient(options).catch((error: unknown) => {
      loading = null; // the next call tries again
      throw error;
    });
    return loading;
  };
  const watched = async <Result extends OperationResult>(call: (client: Client) => Promise<Result>) => {
    const urql = await prepare();
    const token = options.getToken();
    const result = await call(urql);
    const isRefused = result.error?.graphQLErrors[0]?.extensions.code === 'UNAUTHENTICATED';
    if (isRefused && token && token === options.getToken()) options.onTokenRefused?.();
    return result;
  };
  return {
    prepare,
    query: (document, variables) => watched((urql) => urql.query(document, variables).toPromise()),
    mutation: (document, variables) => watched((urql) => urql.mutation(document, variables).toPromise()),
  };
}
