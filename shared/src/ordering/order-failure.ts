import { RequestError, type Shortage } from '@shop/shared/runtime';
import type { ServerFieldError } from '../forms/use-sending';
import { findChanges, type PriceChange, type SeenPrices } from './seen-prices';

/**
 * Why an order was not placed, grouped by what the buyer can do about it. `Name` is a field of the
 * form.
 */
export type OrderFailure<Name extends string = string> =
  | { kind: 'stock'; products: readonly Shortage[] }
  | { kind: 'fields'; fields: readonly ServerFieldError<Name>[] }
  /** The API does not take these products together; `message` says what to do. */
  | { kind: 'products'; message: string }
  /** The order costs more than the buyer saw: `total` is in roubles. */
  | { kind: 'dearer'; total: number; changes: readonly PriceChange[] }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'offline' }
  | { kind: 'order' };

export type IsFieldName<Name extends string> = (name: string) => name is Name;

const DEFAULT_WAIT_SECONDS = 900;

/**
 * Classifies a failed order by what the buyer can do about it. By default that is to try again:
 * nothing can be corrected, or no answer came.
 * @param isFieldName whether the form has the field that the API names
 * @param seen the prices of the refused order on the page
 */
export function toOrderFailure<Name extends string>(
  error: unknown,
  isFieldName: IsFieldName<Name>,
  seen: SeenPrices | null,
): OrderFailure<Name> {
  if (!(error instanceof RequestError)) return { kind: 'order' };
  const { code, fields, products, retryAfter, cost } = error;
  if (cost) return { kind: 'dearer', total: cost.total, changes: findChanges(seen, cost.prices) };
  if (code === 'TOO_MANY_REQUESTS') {
    return { kind: 'tooMany', minutes: Math.ceil((retryAfter ?? DEFAULT_WAIT_SECONDS) / 60) };
  }
  if (code === 'NETWORK_ERROR' && !navigator.onLine) return { kind: 'offline' };
  if (code !== 'BAD_REQUEST') return { kind: 'order' };
  if (products.length > 0) return { kind: 'stock', products };
  const fieldErrors = Object.entries(fields).flatMap(([name, message]) =>
    isFieldName(name) ? [{ name, message }] : [],
  );
  if (fieldErrors.length > 0) return { kind: 'fields', fields: fieldErrors };
  return fields.products ? { kind: 'products', message: fields.products } : { kind: 'order' };
}
