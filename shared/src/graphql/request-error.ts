import type { CombinedError } from 'urql';

/** The values of `extensions.code` in the API, and NETWORK_ERROR for a call without an answer. */
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

/** A product that is short, and how many pieces are left. */
export interface Shortage {
  productId: number;
  available: number;
}

/** What an order costs now, in roubles, because that is more than the buyer had seen. */
export interface CurrentCost {
  total: number;
  /** Of a piece, before any discount. */
  prices: readonly { productId: number; price: number }[];
}

/**
 * A failed call. The code is for programs, `fields` and `products` for forms;
 * the message is the server's.
 */
export class RequestError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly products: readonly Shortage[] = [],
    /** Seconds to wait, if the server sent them. */
    readonly retryAfter: number | null = null,
    readonly cost: CurrentCost | null = null,
    /** The e-mail to confirm before signing in; the password was right. */
    readonly unconfirmedEmail: string | null = null,
    /** All that the server says besides: the faults of a page, who has saved it meanwhile. */
    readonly details: Readonly<Record<string, unknown>> = {},
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

function isPrice(value: unknown): value is CurrentCost['prices'][number] {
  return typeof value === 'object' && value !== null && 'productId' in value && 'price' in value;
}

function toCost(total: unknown, prices: unknown): CurrentCost | null {
  return typeof total === 'number' && Array.isArray(prices) ? { total, prices: prices.filter(isPrice) } : null;
}

/** Converts urql's error. Only the first GraphQL error counts (docs/rules.md, Errors). */
export function toRequestError(error: CombinedError): RequestError {
  const first = error.graphQLErrors[0];
  if (!first) return new RequestError('NETWORK_ERROR', error.message);
  const { code, fields, products, retryAfter, total, prices, unconfirmedEmail } = first.extensions;
  return new RequestError(
    isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR',
    first.message,
    isFields(fields) ? fields : {},
    Array.isArray(products) ? products.filter(isShortage) : [],
    typeof retryAfter === 'number' ? retryAfter : null,
    toCost(total, prices),
    typeof unconfirmedEmail === 'string' ? unconfirmedEmail : null,
    first.extensions,
  );
}
