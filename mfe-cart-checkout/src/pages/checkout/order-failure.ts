import { RequestError, type Shortage } from '@shop/shared/runtime';
import { EMPTY_VALUES, type CheckoutValues } from './checkout-values';

export interface FieldComplaint {
  name: keyof CheckoutValues;
  message: string;
}

/** Why an order was not placed, as far as the buyer can do something about it. */
export type OrderFailure =
  | { kind: 'stock'; products: readonly Shortage[] }
  | { kind: 'fields'; fields: readonly FieldComplaint[] }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'order' };

const DEFAULT_WAIT_SECONDS = 900;

function isFieldName(name: string): name is keyof CheckoutValues {
  return name in EMPTY_VALUES;
}

function toComplaints(fields: Readonly<Record<string, string>>): FieldComplaint[] {
  return Object.entries(fields).flatMap(([name, message]) => (isFieldName(name) ? [{ name, message }] : []));
}

/** Everything the buyer cannot mend, an answer that never came included, is one to try again. */
export function toOrderFailure(error: unknown): OrderFailure {
  if (!(error instanceof RequestError)) return { kind: 'order' };
  if (error.code === 'TOO_MANY_REQUESTS') {
    return { kind: 'tooMany', minutes: Math.ceil((error.retryAfter ?? DEFAULT_WAIT_SECONDS) / 60) };
  }
  if (error.code !== 'BAD_REQUEST') return { kind: 'order' };
  if (error.products.length > 0) return { kind: 'stock', products: error.products };
  const fields = toComplaints(error.fields);
  return fields.length > 0 ? { kind: 'fields', fields } : { kind: 'order' };
}
