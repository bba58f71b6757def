import type { CombinedError } from 'urql';

/** What the API answers in `extensions.code`; NETWORK_ERROR is this side's own: no answer came. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
  'NETWORK_ERROR',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An order line that cannot be served, and how many pieces are left. */
export interface Shortage {
  productId: number;
  available: number;
}

/** A failed call: the code is for programs, `fields` and `products` are for the form, the message is the server's. */
export class RequestError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly products: readonly Shortage[] = [],
    /** Seconds to wait, where the server named them. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'RequestError';
  }
}

function isErrorCode(value: unknown): value is ErrorCode {
  return ERROR_CODES.some((code) => code === value);
}

function isFields(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function isShortage(value: unknown): value is Shortage {
  return typeof value === 'object' && value !== null && 'productId' in value && 'available' in value;
}

/** Turns urql's error into ours; only the first GraphQL error counts, as the specification's error catalogue says. */
export function toRequestError(error: CombinedError): RequestError {
  const first = error.graphQLErrors[0];
  if (!first) return new RequestError('NETWORK_ERROR', error.message);
  const { code, fields, products, retryAfter } = first.extensions;
  return new RequestError(
    isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR',
    first.message,
    isFields(fields) ? fields : {},
    Array.isArray(products) ? products.filter(isShortage) : [],
    typeof retryAfter === 'number' ? retryAfter : null,
  );
}
