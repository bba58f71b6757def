import { toRoubles } from '@shop/shared/format';
import type { SiteDiscount } from '../../generated/resolvers-types';
import type { DiscountRepository } from './discount-repository';

/** Sorted by product, then count; empty while discounts are switched off. */
export async function listDiscounts(discounts: DiscountRepository, areEnabled: boolean): Promise<SiteDiscount[]> {
  if (!areEnabled) return [];
  const rows = await discounts.findDiscounts();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    productCount: row.product_count,
    discount: toRoubles(row.discount_kopecks),
  }));
}
