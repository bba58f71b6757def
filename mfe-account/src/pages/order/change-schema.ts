import { maxLength, object, text, textRule, type InferType, type Rule } from '@shop/shared/forms';
import type { UpdateOrderInput } from '../../generated/graphql';
import { TEXTS } from './texts';
import type { Order } from './types';

const MAX_COMMENT = 1000;

const FIELDS = ['deliveryDate', 'deliveryPeriod', 'deliveryComment', 'orderComment'] as const;

export type ChangeField = (typeof FIELDS)[number];
export const CHANGE_FIELDS: readonly ChangeField[] = FIELDS;

/** A courier's visit has a day; what is fetched by the buyer has none. */
export function hasVisit({ deliveryStreet }: Order): boolean {
  return Boolean(deliveryStreet);
}

/** A day that was chosen before stays right as time goes by. */
const dateRule = (message: string, kept: string, passes: (day: string) => boolean): Rule =>
  textRule(message, (day) => day === kept || passes(day));

/** @param today the day in Moscow, YYYY-MM-DD */
export function createChangeSchema(order: Order, today: string) {
  const kept = order.deliveryDate ?? '';
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return object({
    deliveryDate: text(
      dateRule(TEXTS.pastDate, kept, (day) => day >= today),
      dateRule(TEXTS.farDate, kept, (day) => day <= inAYear),
    ),
    deliveryPeriod: text(),
    deliveryComment: text(maxLength(MAX_COMMENT)),
    orderComment: text(maxLength(MAX_COMMENT)),
  });
}

export type ChangeValues = InferType<ReturnType<typeof createChangeSchema>>;

/** What the form shows at first. */
export function valuesOf(order: Order): ChangeValues {
  return {
    deliveryDate: order.deliveryDate ?? '',
    deliveryPeriod: order.deliveryPeriod ?? '',
    deliveryComment: order.deliveryComment ?? '',
    orderComment: order.orderComment ?? '',
  };
}

/** Only what differs from the order is sent: what was emptied as null. */
export function changesOf(order: Order, values: ChangeValues): Pick<UpdateOrderInput, ChangeField> {
  const before = valuesOf(order);
  const changed = FIELDS.filter((name) => values[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name] || null]));
}
