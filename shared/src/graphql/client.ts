import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnyVariables, Client, OperationResult } from 'urql';

export interface GraphqlClientOptions {
  /** Address of the GraphQL endpoint. */
  url: string;
  /** Gives the session token, or null for a guest; asked anew for each call. */
  getToken: () => string | null;
  fetch?: typeof globalThis.fetch;
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
  return {
    prepare,
    query: async (document, variables) => (await prepare()).query(document, variables).toPromise(),
    mutation: async (document, variables) => (await prepare()).mutation(document, variables).toPromise(),
  };
}
