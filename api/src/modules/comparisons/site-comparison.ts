import type { SiteComparison } from '../../generated/resolvers-types';
import type { ComparisonRow } from './comparison-repository';

/** A row of a compare list in the shape of the contract. */
export function toSiteComparison({ id, product_id }: ComparisonRow): SiteComparison {
  return { id, productId: product_id };
}
