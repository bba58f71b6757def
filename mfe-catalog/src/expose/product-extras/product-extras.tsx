import type { ProductExtrasProps } from '@shop/shared/federation';
import { FittingServices } from './fitting-services';
import type { FittingService } from './fitting-services-data';
import { RelatedModels } from './related-models';
import type { RelatedModel } from './related-models-data';

export interface ProductExtrasData {
  services: readonly FittingService[];
  models: readonly RelatedModel[];
}

/** What stands below a product: the services that go with it, and models like it. */
export function ProductExtras({ data }: ProductExtrasProps & { data?: ProductExtrasData }) {
  if (!data) return null;
  return (
    <>
      <FittingServices services={data.services} />
      <RelatedModels models={data.models} />
    </>
  );
}
