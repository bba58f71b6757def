import type { PageContext } from '@shop/shared/federation';
import { selectServices } from '@shop/shared/products';
import type { Product } from '@shop/shared/runtime';
import { paymentUnit } from '../../content/product-words';
import { toBuyable, type Buyable } from '../../features/buying';

export interface ServiceItem extends Buyable, Pick<Product, 'category' | 'description' | 'img'> {
  /** The lowest price, when it depends on the model. */
  priceFrom: number | null;
  /** The unit of the price. */
  unit: string | null;
  /** The goods on sale that the service fits. */
  goods: readonly { slug: string; name: string }[];
}

function lowestPrice({ price, servicePrices }: Product): number | null {
  return servicePrices ? Math.min(price, ...servicePrices.map((row) => row.price)) : null;
}

/** The services on sale, in the shop's order. */
export async function servicesData({ catalog }: Pick<PageContext, 'catalog'>): Promise<ServiceItem[]> {
  const services = (await catalog.products({ type: 'service' })) ?? [];
  return selectServices(services).map((service) => {
    const { category, description, img, details } = service;
    return {
      ...toBuyable(service),
      ...{ category, description, img },
      priceFrom: lowestPrice(service),
      unit: paymentUnit(service) ?? null,
      goods: details?.goods.flatMap(({ slug, name }) => (slug === null ? [] : [{ slug, name }])) ?? [],
    };
  });
}
