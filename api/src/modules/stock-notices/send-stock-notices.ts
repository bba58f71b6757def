import type { Logger } from 'pino';
import { createToken, hashToken } from '../../secret-token';
import type { StockNoticeServices } from './create-stock-notice';
import { stockArrivedMail } from './stock-notice-mails';
import { repeat, type Repeated } from '../../repeat';

type SendServices = Pick<StockNoticeServices, 'inTransaction' | 'onMailQueued' | 'publicUrl'>;

const BATCH = 50;
const INTERVAL_MS = 5_000;

/**
 * Mails everybody whose product is in stock. A request is removed in the transaction that queues
 * its mail, so each is answered once.
 * @returns the number of mails
 */
export async function sendStockNotices({ inTransaction, onMailQueued, publicUrl }: SendServices): Promise<number> {
  const count = await inTransaction(async ({ notices, outbox }) => {
    const due = await notices.takeDue(BATCH);
    for (const { email, ...product } of due) {
      const key = createToken();
      const others = await notices.addKey(email, hashToken(key));
      await outbox.add(stockArrivedMail(product, { email, others, key }, publicUrl));
    }
    return due.length;
  });
  if (count > 0) onMailQueued();
  return count;
}

/** Watches the stock, which orders change, and the owner in the database. */
export const startStockNotices = (services: SendServices, log: Logger, intervalMs = INTERVAL_MS): Repeated =>
  repeat(
    () => sendStockNotices(services),
    intervalMs,
    (error) => log.warn({ err: error }, 'stock notices not sent'),
  );
