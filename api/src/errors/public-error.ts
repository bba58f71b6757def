import { GraphQLError } from 'graphql';
import { AppError, type ErrorCode } from './app-error';

const STATUS: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
};

/** Screens show them to people where a use case has no words of its own. */
const MESSAGE: Record<ErrorCode, string> = {
  BAD_REQUEST: 'Запрос не\u00A0понят',
  UNAUTHENTICATED: 'Войдите снова',
  FORBIDDEN: 'Это недоступно',
  NOT_FOUND: 'Этого больше нет',
  CONFLICT: 'Такое уже есть',
  TOO_MANY_REQUESTS: 'Слишком много запросов. Попробуйте позже',
  INTERNAL_SERVER_ERROR: 'На\u00A0сайте ошибка. Попробуйте ещё раз',
};

/** HTTP status of a refused request. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code];
}

/** The message a client may read: its own mistake, or a neutral text for ours. */
export function messageOf(code: ErrorCode): string {
  return MESSAGE[code];
}

/** The original error, however deeply GraphQL wrapped it. */
export function rootCause(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootCause(error.originalError) : error;
}

export interface PublicFailure {
  code: ErrorCode;
  error: GraphQLError;
  /** Why a use case refused, for the log. */
  reason?: string;
  /** The failure to log; null when the client is at fault. */
  unexpected: unknown;
}

function known(error: GraphQLError, cause: AppError): PublicFailure {
  const { text, ...details } = cause.details;
  const extensions = { code: cause.code, ...details };
  const message = text ?? messageOf(cause.code);
  return {
    code: cause.code,
    unexpected: null,
    reason: cause.message,
    error: new GraphQLError(message, { path: error.path, extensions }),
  };
}

function refused(error: GraphQLError): PublicFailure {
  const { locations, path, positions, source } = error;
  const extensions = { code: 'BAD_REQUEST' };
  const located = new GraphQLError(error.message, { nodes: error.nodes, source, positions, path, extensions });
  return {
    code: 'BAD_REQUEST',
    unexpected: null,
    error: locations || path ? located : new GraphQLError(error.message, { extensions }),
  };
}

/**
 * The only place where errors leave the API: each gets a code, and unexpected ones are masked.
 * Errors that GraphQL raises before a resolver runs (syntax,
 * validation, variables, limits) are the client's.
 */
export function toPublicFailure(error: GraphQLError): PublicFailure {
  const cause = rootCause(error);
  if (cause instanceof AppError) return known(error, cause);
  if (cause instanceof GraphQLError && !error.path) return refused(cause);
  // Before a resolver runs, only the parser calls itself, at each level of the request.
  if (cause instanceof RangeError && !error.path) return refused(new GraphQLError(messageOf('BAD_REQUEST')));
  const extensions = { code: 'INTERNAL_SERVER_ERROR' };
  return {
    code: 'INTERNAL_SERVER_ERROR',
    unexpected: cause,
    error: new GraphQLError(messageOf('INTERNAL_SERVER_ERROR'), { path: error.path, extensions }),
  };
}
