import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnyVariables, OperationResult } from 'urql';
import type { GraphqlClient } from './client';
import { RequestError, toRequestError } from './request-error';

async function dataOf<Data, Variables extends AnyVariables>(
  answer: Promise<OperationResult<Data, Variables>>,
): Promise<Data> {
  const { data, error } = await answer.catch((cause: unknown) => {
    throw new RequestError('NETWORK_ERROR', `The GraphQL client did not load: ${String(cause)}`);
  });
  if (error) throw toRequestError(error);
  if (!data) throw new RequestError('INTERNAL_SERVER_ERROR', 'The answer has no data');
  return data;
}

/**
 * Sends a query and returns its data.
 * @throws RequestError on any failure, including an empty answer
 */
export function query<Data, Variables extends AnyVariables>(
  client: GraphqlClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(client.query(document, variables));
}

/**
 * Sends a mutation and returns its data.
 * @throws RequestError on any failure, including an empty answer
 */
export function mutate<Data, Variables extends AnyVariables>(
  client: GraphqlClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(client.mutation(document, variables));
}
