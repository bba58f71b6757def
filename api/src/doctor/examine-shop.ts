import type { Finding } from '@shop/node/operator';
import { inTime } from '../http/in-time';
import { CHECKS } from './checks';
import type { ShopUnderExamination } from './shop-under-examination';

/** A server of mails may take its time; what takes longer is a finding of its own. */
const TIMEOUT_MS = 15_000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Looks at everything that the API knows of its shop. A check that fails is a fault, too. */
export async function examineShop(shop: ShopUnderExamination): Promise<Finding[]> {
  const found = await Promise.all(
    CHECKS.map(async ({ name, look }) => {
      const findings = await inTime(
        look(shop).catch((error: unknown) => [
          { level: 'fault' as const, text: reasonOf(error), wayOut: 'see the log of the API' },
        ]),
        TIMEOUT_MS,
      );
      const answered = findings ?? [
        { level: 'fault' as const, text: `no answer within ${TIMEOUT_MS / 1000} s`, wayOut: 'see the log of the API' },
      ];
      return answered.map((finding) => ({ check: name, ...finding }));
    }),
  );
  return found.flat();
}
