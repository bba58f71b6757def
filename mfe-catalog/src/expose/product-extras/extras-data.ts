import { describeDocument } from '@shop/shared/documents';
import type { ProductExtrasProps } from '@shop/shared/federation';
import type { CatalogReader, ProductReviews } from '@shop/shared/public-lists';
import type { Product, ProductDetails, PublicLists } from '@shop/shared/runtime';
import type { DocumentItem } from '@shop/shared/ui';
import { reviewsOf } from '../../content/reviews-of';
import { fittingServices, type FittingService } from './fitting-services-data';
import { relatedModels, type RelatedModel } from './related-models-data';

/** What stands below a product. */
export interface ProductExtrasData extends Pick<ProductDetails, 'vehicles'>, Pick<Product, 'properties' | 'fits'> {
  productId: number;
  /** Files and pages about the product. */
  documents: readonly DocumentItem[];
  services: readonly FittingService[];
  models: readonly RelatedModel[];
  /** Null for a product of which nothing was said. */
  reviews: ProductReviews | null;
}

/** Null for a product that the shop does not have, and while the API does not answer. */
export async function extrasData(
  { slug }: ProductExtrasProps,
  lists: Pick<PublicLists, 'reviews'>,
  catalog: Pick<CatalogReader, 'find' | 'products'>,
): Promise<ProductExtrasData | null> {
  const [product] = (await catalog.products({ slugs: [slug] })) ?? [];
  if (!product) return null;
  const { properties, fits, details } = product;
  const { serviceIds = [], documents = [], vehicles = [] } = details ?? {};
  const [services, models] = await Promise.all([
    fittingServices(product, serviceIds, catalog),
    relatedModels(product, catalog),
  ]);
  return {
    documents: documents.map(({ title, href }) => ({ title, href, meta: describeDocument(href) })),
    vehicles,
    productId: product.id,
    properties,
    fits,
    services,
    models,
    reviews: reviewsOf(product.id, lists),
  };
}
