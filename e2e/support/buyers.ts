import { setTimeout } from 'node:timers/promises';
import { createOrder, fastOrder } from './api';

const PAUSE_MS = 100;

/** What a buyer was told. */
interface Acknowledged {
  key: string;
  id: number;
  /** When it was first sent, and when its answer arrived: `performance.now()`. */
  sentAt: number;
  acknowledgedAt: number;
}

export interface Buyers {
  acknowledged: readonly Acknowledged[];
  /** How many answers were lost or failed: each order was then sent again, with the same key. */
  failures(): number;
  /** Lets them finish, and waits until the last order is acknowledged. */
  stop(): Promise<void>;
}

/** Buyers who order one piece after the other, and repeat an order until it is acknowledged. */
export function startBuyers(siteUrl: string, productId: number, count: number): Buyers {
  const acknowledged: Acknowledged[] = [];
  let failures = 0;
  let isOver = false;
  const buy = async () => {
    const input = fastOrder([{ productId, productCount: 1 }]);
    const sentAt = performance.now();
    for (;;) {
      const { order } = await createOrder(siteUrl, input).catch(() => ({ order: null }));
      const acknowledgedAt = performance.now();
      if (order) return acknowledged.push({ key: input.idempotencyKey, id: order.id, sentAt, acknowledgedAt });
      failures += 1;
      await setTimeout(PAUSE_MS);
    }
  };
  const run = async () => {
    while (!isOver) {
      await buy();
      await setTimeout(PAUSE_MS);
    }
  };
  const running = Promise.all(Array.from({ length: count }, run));
  return {
    acknowledged,
    failures: () => failures,
    async stop() {
      isOver = true;
      await running;
    },
  };
}
