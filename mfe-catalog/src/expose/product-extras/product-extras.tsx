import type { ProductExtrasProps } from '@shop/shared/federation';
import type { ProductExtrasData } from './extras-data';
import { FittingServices } from './fitting-services';
import { ProductReviews } from './product-reviews';
import { Properties } from './properties';
import { RelatedModels } from './related-models';

/**
 * What stands below a product: properties and papers, services that go with it, models like it, and
 * what is said of it.
 */
export function ProductExtras({ data }: ProductExtrasProps & { data?: ProductExtrasData | null }) {
  if (!data) return null;
  const { productId, services, models, reviews, ...about } = data;
  return (
    <>
      <Properties {...about} />
      <FittingServices services={services} />
      <RelatedModels models={models} />
      <ProductReviews productId={productId} reviews={reviews} />
    </>
  );
}
