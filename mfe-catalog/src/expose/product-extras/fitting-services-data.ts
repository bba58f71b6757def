import { formatHours, servicePriceFor } from '@shop/shared/booking';
import { keepRanges } from '@shop/shared/format';
import type { CatalogReader } from '@shop/shared/public-lists';
import type { Product } from '@shop/shared/runtime';
import { leadSentences, paymentUnit } from '../../content/product-words';
import { toBuyable, type Buyable } from '../../features/buying';

const SERVICE_TEXT_LENGTH = 90;

/** A service that goes with the product. */
export interface FittingService extends Buyable, Pick<Product, 'img'> {
  text: string;
  unit: string | null;
}

function toFittingService(service: Product, productId: number): FittingService {
  const row = servicePriceFor(productId, service);
  const hours = row && formatHours(row.minHours, row.maxHours);
  return {
    ...toBuyable(service),
    ...(row && { price: row.price }),
    img: service.img,
    text: keepRanges(leadSentences(service.description, SERVICE_TEXT_LENGTH).lead),
    unit: [paymentUnit(service), hours].filter(Boolean).join(', ') || null,
  };
}

/** The services on sale that go with the product, in their order, with its own price and hours. */
export async function fittingServices(
  { id }: Pick<Product, 'id'>,
  serviceIds: readonly number[],
  catalog: Pick<CatalogReader, 'products'>,
): Promise<FittingService[]> {
  const known = serviceIds.length > 0 ? ((await catalog.products({ ids: [...serviceIds] })) ?? []) : [];
  const services = serviceIds.flatMap((id) => known.find((item) => item.id === id) ?? []);
  return services.filter(({ active }) => active).map((service) => toFittingService(service, id));
}
