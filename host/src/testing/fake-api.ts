export interface ApiCall {
  operation: string;
  variables: Record<string, unknown>;
}

/** An answer of the API: data, or an error's code with what else it tells. */
export type ApiAnswer =
  { data: unknown } | { code: string; message?: string; fields?: Record<string, string>; retryAfter?: number };

function bodyOf(answer: ApiAnswer) {
  if ('data' in answer) return answer;
  const { message = 'refused', ...extensions } = answer;
  return { data: null, errors: [{ message, extensions }] };
}

/** Stands where the network would: gives the answers one after another. A call beyond the last never ends. */
export function fakeApi(...answers: ApiAnswer[]) {
  const queue = [...answers];
  const calls: ApiCall[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    if (typeof init?.body !== 'string') throw new Error('a GraphQL call has a text body');
    const { operationName, variables } = JSON.parse(init.body) as { operationName: string; variables: object }; // our own client wrote it
    calls.push({ operation: operationName, variables: { ...variables } });
    const answer = queue.shift();
    return answer ? Response.json(bodyOf(answer)) : new Promise<Response>(() => undefined);
  };
  return { calls, fetch };
}
