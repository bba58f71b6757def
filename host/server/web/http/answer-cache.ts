import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { requestId } from '@shop/node/server';
import { PREVIEW_COOKIE } from '../sets/previews';

/** What an answer takes besides its body: address, headers and objects. */
const ANSWER_BYTES = 4000;

/** How a request was answered, for the log and the metrics. */
export interface Answered {
  reqId: string;
  method: string;
  path: string;
  status: number;
  route: string;
  ms: number;
}

/** An answer that is the same for everybody who asks in the same way. */
export interface KeptAnswer {
  body: Buffer;
  /** As the log has it. */
  path: string;
  route: string;
  /** Whether the request would be answered with the same bytes now. */
  isCurrent: () => boolean;
  /** Called each time the answer is given again. */
  onRepeat?: ((headers: IncomingHttpHeaders) => void) | undefined;
}

export interface AnswerCache {
  /** Keeps what is about to be sent with status 200. */
  keep: (request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer) => void;
  /** @returns false when the request has no answer that is kept; it is then left untouched */
  repeat: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Repeats nothing any more. */
  close: () => void;
}

export interface AnswerCacheOptions {
  maxBytes: number;
  /** With them, `x-forwarded-proto` of their requests is part of the question. */
  trustedProxies: readonly string[];
  onAnswer: (answered: Answered) => void;
}

interface SentAnswer extends KeptAnswer {
  /** Names and values in turn, as `writeHead` takes them. */
  headers: readonly string[];
  /** Those for a browser that has the body. */
  headersAlone: readonly string[];
  /** Without the sign that it is weak: one text has three encodings. */
  etag: string;
}

/** A preview has pages of its own; a request with a body is left to the routes. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !headers.cookie?.includes(`${PREVIEW_COOKIE}=`)
  );
}

const inTurn = (headers: Readonly<Record<string, string | number | string[] | undefined>>) =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/** What is about to be sent, without what belongs to this request. */
function sentAnswer(reply: FastifyReply, answer: KeptAnswer): SentAnswer {
  const { 'x-request-id': _ofThisRequest, 'content-encoding': encoding, ...headers } = reply.getHeaders();
  return {
    ...answer,
    headers: inTurn({
      ...headers,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
      'content-length': answer.body.length,
    }),
    headersAlone: inTurn(headers),
    etag: String(headers.etag).replace(/^W\//, ''),
  };
}

/**
 * Repeats public answers before any route is looked for: a shared cache (RFC 9111) inside the
 * server. It decides nothing by itself. The routes say what everybody gets, and for how long.
 */
export function createAnswerCache({ maxBytes, trustedProxies, onAnswer }: AnswerCacheOptions): AnswerCache {
  const answers = new LRUCache<string, SentAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => ANSWER_BYTES + body.length,
  });
  let isClosed = false;

  const keyOf = ({ url = '', headers, socket }: IncomingMessage) => {
    const key = `${headers['accept-encoding'] ?? ''} ${url}`;
    // Who is not trusted must not choose an answer for others.
    return trustedProxies.length === 0
      ? key
      : `${socket.remoteAddress ?? ''} ${String(headers['x-forwarded-proto'])} ${key}`;
  };

  return {
    keep(request, reply, answer) {
      if (isClosed || !isPlain(request.raw) || reply.hasHeader('set-cookie')) return;
      answers.set(keyOf(request.raw), sentAnswer(reply, answer));
    },
    repeat(request, response) {
      if (isClosed || !isPlain(request)) return false;
      const startedAt = performance.now();
      const key = keyOf(request);
      const answer = answers.get(key);
      if (!answer) return false;
      if (!answer.isCurrent()) {
        answers.delete(key);
        return false;
      }
      const reqId = requestId(request.headers['x-request-id']);
      const isKnown = request.headers['if-none-match']?.includes(answer.etag) === true;
      const status = isKnown ? 304 : 200;
      response.writeHead(status, [...(isKnown ? answer.headersAlone : answer.headers), 'x-request-id', reqId]);
      response.end(isKnown ? undefined : answer.body);
      answer.onRepeat?.(request.headers);
      const { path, route } = answer;
      onAnswer({ reqId, method: 'GET', path, status, route, ms: performance.now() - startedAt });
      return true;
    },
    close() {
      isClosed = true;
      answers.clear();
    },
  };
}
