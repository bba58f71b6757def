import type { ProductDetailsProps } from '@shop/shared/federation';
import { useList } from '@shop/shared/runtime';
import { FittingServices } from './fitting-services';
import { Properties } from './properties';

/** What stands below the first view of a product page: properties, documents, vehicles, fitting services. */
export function ProductDetails({ productId, documents, vehicles, serviceIds }: ProductDetailsProps) {
  const { byId } = useList('products');
  return (
    <>
      <Properties properties={byId.get(productId)?.properties ?? []} documents={documents} vehicles={vehicles} />
      <FittingServices serviceIds={serviceIds} />
    </>
  );
}
