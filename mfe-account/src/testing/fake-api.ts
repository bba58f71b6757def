interface Call {
  operation: string;
  variables: Record<string, unknown>;
}

/** One answer of the API: data, or the code of an error with what else it tells. */
export type Answer = { data: unknown } | { code: string; fields?: Record<string, string>; retryAfter?: number };

export interface FakeApi {
  fetch: typeof globalThis.fetch;
  calls: Call[];
}

function toBody(answer: Answer) {
  if (!('code' in answer)) return { data: answer.data };
  return { data: null, errors: [{ message: 'refused', extensions: answer }] };
}

function readCall(init: RequestInit | undefined): Call {
  if (typeof init?.body !== 'string') throw new Error('a GraphQL call has a text body');
  const { operationName, variables } = JSON.parse(init.body) as { operationName: string; variables: object }; // our own client wrote it
  return { operation: operationName, variables: { ...variables } };
}

/** Stands where the network would: gives the answers one after another. A call beyond the last never ends. */
export function fakeApi(...answers: Answer[]): FakeApi {
  const queue = [...answers];
  const calls: Call[] = [];
  return {
    calls,
    fetch: async (_url, init) => {
      calls.push(readCall(init));
      const answer = queue.shift();
      return answer ? Response.json(toBody(answer)) : new Promise<Response>(() => undefined);
    },
  };
}
