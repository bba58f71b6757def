import type { ProductExtrasProps } from '@shop/shared/federation';
import type { CatalogReader, ProductReviews } from '@shop/shared/public-lists';
import type { Product, PublicLists } from '@shop/shared/runtime';
import { productContentOf, productDetailsOf, type ProductDetails } from '../../content/product-content';
import { reviewsOf } from '../../content/reviews-of';
import { fittingServices, type FittingService } from './fitting-services-data';
import { relatedModels, type RelatedModel } from './related-models-data';

/** What stands below a product. */
export interface ProductExtrasData extends ProductDetails, Pick<Product, 'properties' | 'fits'> {
  productId: number;
  services: readonly FittingService[];
  models: readonly RelatedModel[];
  /** Null for a product of which nothing was said. */
  reviews: ProductReviews | null;
}

/** Null for a product that the shop does not have, and while the API does not answer. */
export async function extrasData(
  { slug }: ProductExtrasProps,
  lists: Pick<PublicLists, 'facts' | 'reviews'>,
  catalog: Pick<CatalogReader, 'find' | 'products'>,
): Promise<ProductExtrasData | null> {
  const [product] = (await catalog.products({ slugs: [slug] })) ?? [];
  if (!product) return null;
  const { properties, fits } = product;
  const { serviceIds } = productContentOf(slug);
  const [services, models] = await Promise.all([
    fittingServices(product, serviceIds, catalog),
    relatedModels(product, catalog),
  ]);
  return {
    ...productDetailsOf(slug, lists.facts),
    productId: product.id,
    properties,
    fits,
    services,
    models,
    reviews: reviewsOf(product.id, lists),
  };
}
