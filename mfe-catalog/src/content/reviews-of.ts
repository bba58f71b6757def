import type { ProductReviews } from '@shop/shared/public-lists';
import type { PublicLists } from '@shop/shared/runtime';

/** What is said of a product; null where nothing is, and from a host of before reviews. */
export function reviewsOf(
  productId: number,
  { reviews }: Partial<Pick<PublicLists, 'reviews'>>,
): ProductReviews | null {
  return reviews?.find(({ id }) => id === productId) ?? null;
}
