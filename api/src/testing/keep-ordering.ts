import { fastOrder } from './test-shop';
import type { TestProcess } from './test-process';

/** Places one order after another until it is stopped. */
export function keepOrdering(place: TestProcess['place']) {
  const confirmed: number[] = [];
  const stopping = new AbortController();
  const work = (async () => {
    while (!stopping.signal.aborted) {
      const id = await place(fastOrder({ products: [{ productId: 102, productCount: 1 }] }));
      if (id !== undefined) confirmed.push(id);
    }
  })();
  return {
    /** Ids of the orders that were confirmed so far. */
    confirmed,
    async stop() {
      stopping.abort();
      await work;
    },
  };
}
