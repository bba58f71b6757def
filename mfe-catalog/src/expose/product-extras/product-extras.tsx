import type { ProductExtrasProps } from '@shop/shared/federation';
import styled from 'styled-components';
import type { ProductExtrasData } from './extras-data';
import { FittingServices } from './fitting-services';
import { ProductReviews } from './product-reviews';
import { Properties } from './properties';
import { RelatedModels } from './related-models';

/** On paper nobody can add a service, compare models or ask. */
const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

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
      <OnScreen>
        <FittingServices services={services} />
        <RelatedModels models={models} />
        <ProductReviews productId={productId} reviews={reviews} />
      </OnScreen>
    </>
  );
}
