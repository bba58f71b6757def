import { courierDays, findErrors, MESSAGES, orderChangeSchema } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { UpdateOrderInput } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import type { OrderChanges } from './order-repository';
import { currentSeller } from '../../current-seller';

function text(value: string | null | undefined): string | null | undefined {
  return value === undefined ? undefined : value?.trim() || null;
}

function readStatus({ orderStatus = null }: UpdateOrderInput): OrderChanges {
  if (orderStatus === null) return {};
  if (orderStatus !== 'cancelled') throw new AppError('FORBIDDEN', `a buyer cannot make an order ${orderStatus}`);
  return { order_status: orderStatus };
}

function withoutUndefined(changes: OrderChanges): OrderChanges {
  return Object.fromEntries(Object.entries<unknown>(changes).filter(([, value]) => value !== undefined));
}

/**
 * Reads the changes a buyer requests: an omitted field stays, an empty one is cleared.
 * @param now milliseconds, as of `Date.now()`
 * @throws AppError BAD_REQUEST with `fields`; FORBIDDEN
 */
export function readOrderChanges(input: UpdateOrderInput, now: number): OrderChanges {
  const status = readStatus(input);
  const { deliveryDate } = input;
  const orderComment = text(input.orderComment);
  const deliveryComment = text(input.deliveryComment);
  const deliveryPeriod = text(input.deliveryPeriod);
  const changed = { orderComment, deliveryComment, deliveryPeriod, deliveryDate };
  const values = Object.entries<string | null | undefined>(changed).map(
    ([name, value]) => [name, value ?? ''] as const,
  );
  refuseFields(
    findErrors(orderChangeSchema(courierDays(now, currentSeller().courierCutOff)), Object.fromEntries(values)),
  );
  const changes = withoutUndefined({
    ...status,
    order_comment: orderComment,
    delivery_comment: deliveryComment,
    delivery_date: deliveryDate,
    delivery_period: deliveryPeriod,
  });
  if (Object.keys(changes).length === 0) refuseFields({ input: MESSAGES.required });
  return changes;
}
