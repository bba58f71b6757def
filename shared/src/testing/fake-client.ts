import type { AnyVariables, OperationResult } from 'urql';
import type { GraphqlClient } from '../graphql/client';

/** What a call gives; `undefined` data and no error is an empty answer. */
export interface FakeAnswer {
  data?: unknown;
  error?: unknown;
}

/** A GraphQL client whose answers a test gives; it keeps the variables it was called with. */
export function fakeClient(answer: (variables: AnyVariables) => FakeAnswer | Promise<FakeAnswer>) {
  const calls: AnyVariables[] = [];
  const call = async (_document: unknown, variables: AnyVariables) => {
    calls.push(variables);
    return (await answer(variables)) as OperationResult; // a test gives only what the code under it reads
  };
  const client = {
    query: call,
    mutation: call,
    prepare: () => Promise.reject(new Error('no urql here')),
  } as GraphqlClient;
  return { client, calls };
}

/** A promise that a test settles when it likes. */
export function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
