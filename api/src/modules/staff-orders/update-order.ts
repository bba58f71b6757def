import type { StaffOrderInput } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { isInvoiced } from '../invoices/invoice';
import type { OrderRow } from '../orders/order-repository';
import { toSiteOrder } from '../orders/site-order';
import { fieldOf, readDetails } from './change-details';
import { changeLines } from './change-lines';
import type { ChangeOutcome, OrderStep } from './order-change';
import type { StepContext } from './move-order';
import { isEditable } from './order-moves';
import { orderEntry } from './order-record';
import { composeStepMail } from './order-step-mails';

const TOO_LATE = 'Заказ уже отправлен или отменён: изменить его нельзя';

/** What an invoice says, besides the lines. */
const ON_INVOICE = /^(?:requisite(?!EdoOperator)|deliveryPrice|userType)/;

interface UpdateContext extends StepContext {
  tellBuyer: boolean;
  areDiscountsEnabled: boolean;
  isPaymentDisabled: boolean;
}

function isNewInvoice(order: OrderRow, fields: string[]): boolean {
  return isInvoiced(toSiteOrder(order, [])) && fields.some((name) => name === 'products' || ON_INVOICE.test(name));
}

/**
 * Changes contact, delivery, requisites and lines of an order that is not shipped yet.
 * @throws AppError BAD_REQUEST with `fields` or `products`
 */
export function updateOrder(input: StaffOrderInput, context: UpdateContext): OrderStep {
  const { userId, publicUrl, tellBuyer, areDiscountsEnabled, isPaymentDisabled } = context;
  return async (tx, locked): Promise<ChangeOutcome> => {
    const { order } = locked;
    if (!isEditable(order.order_status) || order.preview !== null) refuseFields({ id: TOO_LATE });
    const columns = await readDetails(tx.delivery, order, input, isPaymentDisabled);
    const stock = input.products ? await changeLines(tx, locked, input.products, areDiscountsEnabled) : null;
    const fields = [...Object.keys(columns).map(fieldOf), ...(stock ? ['products'] : [])];
    if (fields.length === 0) return { stock: [], mails: [] };
    const edition = order.invoice_edition + Number(isNewInvoice(order, fields));
    await tx.list.update(order.id, { ...columns, invoice_edition: edition });
    const changed = await tx.orders.getById(order.id);
    await tx.audit.add(orderEntry('update-order', userId, order.id, { revision: changed.revision, fields }));
    const mail = tellBuyer ? await composeStepMail(tx, changed, 'orderBuyerRevised', publicUrl) : null;
    return { stock: stock ?? [], mails: mail ? [mail] : [] };
  };
}
