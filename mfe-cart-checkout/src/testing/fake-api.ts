interface Call {
  operation: string;
  variables: Record<string, unknown>;
}

type Answer = () => Promise<Response>;

export interface FakeApi {
  fetch: typeof globalThis.fetch;
  calls: Call[];
  /** The next answers, in order; the last one stays. */
  answers: Answer[];
}

/** An answer with data. */
export function answerWith(data: unknown): Answer {
  return () => Promise.resolve(Response.json({ data }));
}

/** A GraphQL error as the API sends it. */
export function failWith(code: string, extensions: Record<string, unknown> = {}): Answer {
  const error = { message: `refused: ${code}`, extensions: { code, ...extensions } };
  return () => Promise.resolve(Response.json({ data: null, errors: [error] }));
}

function readCall(init: RequestInit | undefined): Call {
  if (typeof init?.body !== 'string') throw new Error('a GraphQL call has a text body');
  const { operationName, variables } = JSON.parse(init.body) as { operationName: string; variables: object }; // our own client wrote it
  return { operation: operationName, variables: { ...variables } };
}

/** Stands where the network would: keeps what was asked and answers as told. */
export function createFakeApi(...answers: Answer[]): FakeApi {
  const api: FakeApi = {
    calls: [],
    answers,
    fetch: (_url, init) => {
      api.calls.push(readCall(init));
      const next = api.answers.length > 1 ? api.answers.shift() : api.answers[0];
      return next ? next() : Promise.reject(new Error('no network in tests'));
    },
  };
  return api;
}

/** The key an order was sent under. */
export function keyOfCall(api: FakeApi, call: number): unknown {
  const input: unknown = api.calls[call]?.variables.input;
  return typeof input === 'object' && input !== null && 'idempotencyKey' in input ? input.idempotencyKey : undefined;
}
