import type { CartItem } from '@shop/shared/runtime';
import { readCall, type Call } from '@shop/shared/testing';

type Answer = () => Promise<Response>;

export interface FakeApi {
  fetch: typeof globalThis.fetch;
  calls: Call[];
  /** The next answers, in order. The last one repeats. */
  answers: Answer[];
  /** The answer to each request for pick-up points, which is not among the calls. */
  points: Answer;
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

/** Replaces the network: records the calls and returns the given answers. */
export function createFakeApi(...answers: Answer[]): FakeApi {
  const api: FakeApi = {
    calls: [],
    answers,
    points: answerWith({ sitePickupPoints: [] }),
    fetch: (url, init) => {
      const call = readCall(url, init);
      if (call.operation === 'PickupPoints') return api.points();
      api.calls.push(call);
      const next = api.answers.length > 1 ? api.answers.shift() : api.answers[0];
      return next ? next() : Promise.reject(new Error('no network in tests'));
    },
  };
  return api;
}

/** The idempotency key of a sent order. */
export function keyOfCall(api: FakeApi, call: number): unknown {
  const input: unknown = api.calls[call]?.variables.input;
  return typeof input === 'object' && input !== null && 'idempotencyKey' in input ? input.idempotencyKey : undefined;
}

interface FakeCartServer {
  api: FakeApi;
  rows: CartItem[];
  /** While true, the server refuses every change. */
  isRefusing: boolean;
  /** While true, every request about the cart fails. */
  isDown: boolean;
}

interface Change {
  productId: number;
  parentProductId: number | null;
  productCount: number;
}

/** The cart of a signed-in user, as the API stores it. Every other operation fails. */
export function createFakeCartServer(rows: readonly CartItem[]): FakeCartServer {
  const server: FakeCartServer = {
    api: createFakeApi(),
    rows: structuredClone([...rows]),
    isRefusing: false,
    isDown: false,
  };

  const setRow = ({ productId, parentProductId, productCount }: Change) => {
    const parentId = server.rows.find((row) => row.productId === parentProductId && row.parentId === null)?.id ?? null;
    const known = server.rows.find((row) => row.productId === productId && row.parentId === parentId);
    if (productCount === 0)
      server.rows = server.rows.filter(({ id, parentId: of }) => ![id, of].includes(known?.id ?? 0));
    else if (known) known.productCount = productCount;
    else
      server.rows.push({ id: Math.max(0, ...server.rows.map(({ id }) => id)) + 1, productId, parentId, productCount });
  };

  const answer = (operation: string, variables: Record<string, unknown>) => {
    if (server.isDown) return failWith('INTERNAL_SERVER_ERROR');
    if (operation === 'Cart') return answerWith({ siteCarts: server.rows });
    if (server.isRefusing || operation !== 'SetCarts') return failWith('INTERNAL_SERVER_ERROR');
    const changes = variables.input as Change[]; // our own client sends this type
    changes.toSorted((one, other) => Number(one.parentProductId) - Number(other.parentProductId)).forEach(setRow);
    return answerWith({ siteSetCarts: server.rows });
  };

  const { fetch } = server.api;
  server.api.fetch = (url, init) => {
    const recording = fetch(url, init);
    recording.catch(() => undefined); // it only records the call, and rejects because it has no answer
    const call = server.api.calls.at(-1);
    return answer(call?.operation ?? '', call?.variables ?? {})();
  };
  return server;
}
