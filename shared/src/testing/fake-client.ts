import type { AnyVariables, OperationResult } from 'urql';
import type { GraphqlClient } from '../graphql/client';

/** The answer to a call; `undefined` data without an error is an empty answer. */
export interface FakeAnswer {
  data?: unknown;
  error?: unknown;
}

/** A GraphQL client with a test's answers; it records the variables of each call. */
export function fakeClient(answer: (variables: AnyVariables) => FakeAnswer | Promise<FakeAnswer>) {
  const calls: AnyVariables[] = [];
  const call = async (_document: unknown, variables: AnyVariables) => {
    calls.push(variables);
    return (await answer(variables)) as OperationResult; // a test gives only what the code under it reads
  };
  const client = {
    query: call,
    mutation: call,
  } as GraphqlClient;
  return { client, calls };
}

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
