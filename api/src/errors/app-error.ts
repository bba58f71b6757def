import type { StaffRight } from '../generated/resolvers-types';

/** The public contract of failures: `extensions.code` of a GraphQL error, `code` of a JSON one. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * A product that cannot be ordered; `available` is the stock left,
 * 0 for a product that is not sold.
 */
export interface UnavailableProduct {
  productId: number;
  available: number;
}

/** What a piece costs now, in roubles, before any discount. */
export interface CurrentPrice {
  productId: number;
  price: number;
}

/** The draft that is newer than the edited one. */
export interface DraftConflict {
  revision: number;
  /** A name; null when the remote brought the draft, or the account is gone. */
  savedBy: string | null;
  savedAt: string | null;
}

/** What has happened to an order since the revision that a change has seen. */
export interface OrderConflict {
  /** The present one. */
  revision: number;
  /** Who changed it last: a name, «Покупатель», or null when the account is gone. */
  by: string | null;
  at: string;
  /** Names of the contract. */
  fields: string[];
}

/** What has happened to a product since the revision that an edit has seen. */
export interface GoodsConflict {
  productId: number;
  /** The present one. */
  revision: number;
  /** Null when it was not changed by the shop's people, or the account is gone. */
  by: string | null;
  at: string | null;
  /** Names of the contract. */
  fields: string[];
}

/** What lies on the shelf now, where a count has seen another number. */
export interface StockConflict extends Omit<GoodsConflict, 'productId'> {
  stockItemId: number;
  onHand: number;
}

/** Who has decided on a review or a question since it was seen. */
export interface ReviewConflict {
  /** The present one. */
  revision: number;
  /** Null when it was decided by the link of a mail, or the account is gone. */
  by: string | null;
  at: string | null;
}

/** What is wrong in one place of a long input. */
export interface InputFault {
  /** Where: `content[3].props.items[0].mark`, `changes[3].price`. */
  path: string;
  code: string;
  /** In Russian. */
  text: string;
}

export interface ErrorDetails {
  /** Input field -> message in Russian. */
  fields?: Record<string, string>;
  products?: UnavailableProduct[];
  /** What the order costs now, in roubles. */
  total?: number;
  prices?: CurrentPrice[];
  /** Seconds until the same request may be tried again. */
  retryAfter?: number;
  /** The e-mail that the user, whose password is right, has to confirm before signing in. */
  unconfirmedEmail?: string;
  /** What is wrong with a document, a list or a file. */
  faults?: readonly InputFault[];
  /** What the person may not do. */
  right?: StaffRight;
  conflict?: DraftConflict | OrderConflict | GoodsConflict | StockConflict | ReviewConflict;
  /** The session lives on; only a proof of the second factor is missing. */
  secondFactor?: true;
  /** A message to show to the visitor, where the contract defines one. */
  text?: string;
}

/**
 * The only error that use cases throw on purpose. The code is the contract; the message is for the
 * log and names no person.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    logMessage: string,
    readonly details: ErrorDetails = {},
  ) {
    super(logMessage);
    this.name = 'AppError';
  }
}
