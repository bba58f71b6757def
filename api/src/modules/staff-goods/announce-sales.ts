import type { Logger } from 'pino';
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
export function startSales(services: StaffGoodsServices, log: Logger) {
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= announceSales(services)
      .catch((error: unknown) => log.warn({ err: error }, 'lists do not know of a sale'))
      .finally(() => (running = null));
  };
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return {
    /** Finishes what is being told. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
