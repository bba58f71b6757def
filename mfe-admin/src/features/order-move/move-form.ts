import type { OrderStatus, StaffMoveOrderMutationVariables } from '../../generated/graphql';
import type { Order } from '../../order';
import { OTHER_REASON, reasonOf, type ReasonForm } from '../../words';

/** Why orders are cancelled, as the buyer is told. */
export const REASONS = [
  'Покупатель передумал',
  'Не\u00A0дозвонились',
  'Нет в\u00A0наличии',
  'Повтор другого заказа',
  OTHER_REASON,
] as const;

/** What is typed and ticked before a move. */
export interface MoveForm extends ReasonForm {
  /** Whether the goods are back on the shelf; null until it is said. */
  restock: boolean | null;
  carrier: string;
  trackNumber: string;
}

export const EMPTY_FORM: MoveForm = { reason: REASONS[0], details: '', restock: null, carrier: '', trackNumber: '' };

/** A cancelled order that was shipped: the goods are with the carrier, or back. */
export const asksForGoods = (order: Pick<Order, 'orderStatus'>, to: OrderStatus): boolean =>
  to === 'cancelled' && order.orderStatus === 'shipped';

/** Whether all is said that the move needs. */
export function isComplete(order: Pick<Order, 'orderStatus'>, to: OrderStatus, form: MoveForm): boolean {
  if (asksForGoods(order, to) && form.restock === null) return false;
  return to !== 'cancelled' || reasonOf(form) !== '';
}

type MoveInput = Pick<StaffMoveOrderMutationVariables, 'reason' | 'restock' | 'carrier' | 'trackNumber'>;

/** What the API is told of it. */
export function moveInput(order: Pick<Order, 'orderStatus'>, to: OrderStatus, form: MoveForm): MoveInput {
  if (to === 'shipped') {
    const [carrier, trackNumber] = [form.carrier.trim(), form.trackNumber.trim()];
    return { ...(carrier && { carrier }), ...(trackNumber && { trackNumber }) };
  }
  if (to !== 'cancelled') return {};
  return { reason: reasonOf(form), ...(asksForGoods(order, to) && { restock: form.restock === true }) };
}
