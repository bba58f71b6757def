import type { InputMaybe, OrderStatus, StaffOrderInput } from '../../generated/resolvers-types';
import { moveOrder, type StepContext } from './move-order';
import type { ChangeOutcome, OrderStep } from './order-change';
import { updateOrder } from './update-order';

interface PreviewRequest {
  input?: InputMaybe<StaffOrderInput>;
  to?: InputMaybe<OrderStatus>;
  reason?: InputMaybe<string>;
  restock?: InputMaybe<boolean>;
}

interface PreviewContext extends StepContext {
  areDiscountsEnabled: boolean;
  isPaymentDisabled: boolean;
}

/** A change, a move, or a change and the move after it, with the mails of both. */
export function previewStep({ input, to, reason, restock }: PreviewRequest, context: PreviewContext): OrderStep {
  const told = { ...context, tellBuyer: true };
  return async (tx, locked): Promise<ChangeOutcome> => {
    const updated = input ? await updateOrder(input, told)(tx, locked) : { stock: [], mails: [] };
    if (!to) return updated;
    const { id } = locked.order;
    const order = await tx.orders.getById(id);
    const lines = await tx.orders.findProducts([id]);
    const moved = await moveOrder({ to, reason, restock, tellBuyer: true }, context)(tx, { order, lines });
    return { stock: [...updated.stock, ...moved.stock], mails: [...updated.mails, ...moved.mails] };
  };
}
