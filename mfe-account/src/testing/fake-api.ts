/** One answer of the API: data, or the code of an error. */
export type Answer = { data: unknown } | { code: string };

const toBody = (answer: Answer) =>
  'code' in answer
    ? { data: null, errors: [{ message: 'refused', extensions: { code: answer.code } }] }
    : { data: answer.data };

/** A `fetch` that gives the answers one after another. A call beyond the last never ends. */
export function fakeApi(...answers: Answer[]): typeof globalThis.fetch {
  const queue = [...answers];
  return async () => {
    const answer = queue.shift();
    if (!answer) return new Promise<Response>(() => undefined);
    return new Response(JSON.stringify(toBody(answer)), { headers: { 'content-type': 'application/json' } });
  };
}
