import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestLimit, visitorKey } from '@shop/node/server';
import {
  endSpan,
  readTraceId,
  SpanKind,
  startRootSpan,
  startSpan,
  traceIdOf,
  traceparentOf,
  type Context,
  type NewSpan,
} from '@shop/node/tracing';
import type { Answered } from './answer-cache';
import { loggedPath } from './logged-path';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when it is not traced. */
    trace: RequestTrace | null;
  }
}

/** What a request is traced by. Here it is handed on: following calls would cost all requests. */
export interface RequestTrace {
  span: Context;
  /** Of the call that it is forwarded by. */
  call: Context | null;
}

/** What a browser may name in a minute, of what is traced; more has traces of its own. */
const NAMED_IN_A_MINUTE = 60;

/** Traced in a second, unless all are; more says nothing new, and would cost those who wait. */
const MOST_IN_A_SECOND = 20;

/** What monitoring asks for every second. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

interface Described {
  method: string;
  route: string;
  /** As the log has it. */
  path: string;
}

const serverSpan = ({ method, route, path }: Described): NewSpan => ({
  name: `${method} ${route}`,
  kind: SpanKind.SERVER,
  attributes: { 'http.request.method': method, 'http.route': route, 'url.path': path },
});

/** Tells whether one more is within what a second may have. */
function createPace(most: number): () => boolean {
  let [second, count] = [0, 0];
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    return count <= most;
  };
}

export interface RequestTraces {
  /** Begins the trace of a request, unless it is one of those without. */
  begin: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Traces what has been answered already. @returns the id of its trace, if it has one */
  add: (answered: Answered) => string | undefined;
}

/**
 * Chooses the requests that are traced. A browser may name the trace of a request, so that all
 * calls of a page are one, but has no say in whether it is traced: who does not know the key cannot
 * find an id that is.
 * @param share of all requests, from 0 to 1
 */
export function createRequestTraces(share: number): RequestTraces {
  const key = randomBytes(16);
  const limit = createRequestLimit({ max: NAMED_IN_A_MINUTE });
  // Apart: there are many more kept pages, which would leave nothing for orders.
  const most = share === 1 ? Infinity : MOST_IN_A_SECOND;
  const [hasRoom, hasRoomForKept] = [createPace(most), createPace(most)];

  const isChosen = (traceId: string) => {
    const digest = createHash('sha256').update(key).update(traceId).digest();
    return digest.readUInt32BE() / 2 ** 32 < share;
  };

  /** The named trace, if it is chosen and may be named; null for a new one; undefined for none. */
  const choose = ({ headers, ip }: FastifyRequest): string | null | undefined => {
    const named = readTraceId(headers.traceparent);
    if (named !== null && !isChosen(named)) return undefined;
    if (named !== null && limit(visitorKey(ip)) === 0) return named;
    return Math.random() < share ? null : undefined;
  };

  return {
    begin(request, reply) {
      if (share === 0 || PROBES.has(request.url)) return;
      const traceId = choose(request);
      if (traceId === undefined || !hasRoom()) return;
      const route = request.routeOptions.url ?? 'unknown';
      const span = startRootSpan(serverSpan({ method: request.method, route, path: loggedPath(request) }), traceId);
      const trace: RequestTrace = { span, call: null };
      request.trace = trace;
      request.log = request.log.child({ traceId: traceIdOf(span) });
      // Emitted after the answer is sent, and also when the client disconnects.
      reply.raw.once('close', () => {
        const end = { status: reply.statusCode };
        if (trace.call) endSpan(trace.call, end);
        endSpan(span, end);
      });
    },
    add(answered) {
      if (share === 0 || Math.random() >= share || !hasRoomForKept()) return undefined;
      const endTime = Date.now();
      const span = startRootSpan({ ...serverSpan(answered), startTime: endTime - answered.ms }, null);
      endSpan(span, { status: answered.status, endTime });
      return traceIdOf(span);
    },
  };
}

/** The header that makes the next server's work a part of the trace; none without one. */
export function tracedCall(request: Pick<FastifyRequest, 'method' | 'trace'>): { traceparent?: string } {
  const { trace, method } = request;
  if (!trace) return {};
  const attributes = { 'http.request.method': method };
  trace.call = startSpan({ name: method, kind: SpanKind.CLIENT, attributes }, trace.span);
  const traceparent = traceparentOf(trace.call);
  return traceparent === null ? {} : { traceparent };
}
