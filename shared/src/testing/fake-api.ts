import { LISTS_PATH } from '../public-lists/lists-path';

export interface Call {
  operation: string;
  variables: Record<string, unknown>;
}

/** An answer of the API: data, or the code of an error with its message and extensions. */
export type ApiAnswer =
  | { data: unknown }
  | {
      code: string;
      message?: string;
      fields?: Record<string, string>;
      products?: unknown[];
      retryAfter?: number;
      unconfirmedEmail?: string;
      faults?: unknown[];
      conflict?: object;
      total?: number;
      prices?: unknown[];
      secondFactor?: true;
    };

export interface FakeApi {
  fetch: typeof globalThis.fetch;
  calls: Call[];
}

function bodyOf(answer: ApiAnswer) {
  if ('data' in answer) return answer;
  const { message = 'refused', ...extensions } = answer;
  return { data: null, errors: [{ message, extensions }] };
}

/** The call that a request makes: a GraphQL operation, or `PublicLists` for one list. */
export function readCall(url: Parameters<typeof fetch>[0], init: RequestInit | undefined): Call {
  if (typeof url !== 'string') throw new Error('the address of a call is text');
  if (url.startsWith(LISTS_PATH))
    return { operation: 'PublicLists', variables: { [url.slice(LISTS_PATH.length).replace(/\?.*/, '')]: true } };
  if (typeof init?.body !== 'string') throw new Error('a GraphQL call has a text body');
  const { operationName, variables } = JSON.parse(init.body) as { operationName: string; variables: object }; // our own client wrote it
  return { operation: operationName, variables: { ...variables } };
}

/** A network whose API gives these answers in order. A call beyond the last one never ends. */
export function fakeApi(...answers: ApiAnswer[]): FakeApi {
  const queue = [...answers];
  const calls: Call[] = [];
  return {
    calls,
    fetch: async (url, init) => {
      calls.push(readCall(url, init));
      const answer = queue.shift();
      return answer ? Response.json(bodyOf(answer)) : new Promise<Response>(() => undefined);
    },
  };
}
