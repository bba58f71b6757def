import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnyVariables, Client } from 'urql';
import { RequestError, toRequestError } from './request-error';

/**
 * Sends a query and gives its data.
 * @throws RequestError on any failure, a missing answer included.
 */
export async function query<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await client.query(document, variables).toPromise();
  if (error) throw toRequestError(error);
  if (!data) throw new RequestError('INTERNAL_SERVER_ERROR', 'The answer has no data');
  return data;
}

/**
 * Sends a mutation and gives its data.
 * @throws RequestError on any failure, a missing answer included.
 */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await client.mutation(document, variables).toPromise();
  if (error) throw toRequestError(error);
  if (!data) throw new RequestError('INTERNAL_SERVER_ERROR', 'The answer has no data');
  return data;
}
