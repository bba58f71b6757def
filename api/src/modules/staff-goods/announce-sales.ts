import type { Logger } from 'pino';
import { repeat, type Repeated } from '../../repeat';
import type { StaffGoodsServices } from './staff-goods-services';

const INTERVAL_MS = 500;

/**
 * Tells shoppers' lists of sales that have begun or ended. Orders read prices by the clock, and
 * wait for none of this.
 */
async function announceSales({ sales, readVersion, onChanged }: StaffGoodsServices): Promise<void> {
  if (!(await sales.hasDue())) return;
  await sales.announce();
  onChanged(await readVersion());
}

/** Looks twice a second for what is due, also for what became due while nothing ran. */
export const startSales = (services: StaffGoodsServices, log: Logger): Repeated =>
  repeat(
    () => announceSales(services),
    INTERVAL_MS,
    (error) => log.warn({ err: error }, 'lists do not know of a sale'),
  );
