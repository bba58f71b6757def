import { countHeldPieces } from '../orders/order-stock';
import { stockEffectOfMove } from '../orders/stock-effects';
import { orderEntry } from './order-record';
import type { StaffOrdersServices } from './staff-orders-services';

const PREVIEW_HOURS = 24;
const REASON = 'Проверка закончилась';

/**
 * Cancels orders that were placed in a preview a day ago, and lets their goods go: nobody will get
 * them (specification of the administration, Stock).
 */
export async function endPreviewOrders({
  list,
  inTransaction,
  onChanged,
}: Pick<StaffOrdersServices, 'list' | 'inTransaction' | 'onChanged'>): Promise<void> {
  for (const id of await list.findEndedPreviews(PREVIEW_HOURS)) {
    const version = await inTransaction(async (tx) => {
      const order = await tx.list.lock(id);
      // Another instance of the API does the same.
      if (order?.order_status !== 'new') return null;
      await tx.stock.apply(countHeldPieces(await tx.orders.findProducts([id])), stockEffectOfMove('new', 'cancelled'));
      await tx.list.update(id, { order_status: 'cancelled', cancel_reason: REASON });
      const change = { revision: order.revision + 1, fields: ['orderStatus', 'cancelReason'] };
      await tx.audit.add(orderEntry('end-preview-order', null, id, change));
      return tx.readVersion();
    });
    if (version !== null) onChanged(version);
  }
}
