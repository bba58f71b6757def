import { servicePriceFor } from '../booking/service-price';
import { toKopecks, toRoubles } from '../format/money';
import type { Fact } from './fill-facts';

interface ServiceRow {
  productId: number;
  price: number;
}

/** A product or service that has a price in roubles. */
interface Sold {
  id: number;
  active: boolean;
  slug?: string | null;
  price: number;
  servicePrices?: readonly ServiceRow[] | null;
}

/** What a year with one device costs, in roubles; a part that it does not need is null. */
export interface FirstYearPrice {
  device: number;
  installation: number | null;
  monitoring: number | null;
  total: number;
}

/**
 * The service that the facts of a device name: `{slug}.service` is «monitoring», and
 * `monitoring.product` the id of it. One that is not on sale is none.
 */
export function serviceOf<Service extends Sold>(
  { slug }: Pick<Sold, 'slug'>,
  part: 'installation' | 'service',
  facts: readonly Pick<Fact, 'key' | 'value'>[],
  products: readonly Service[],
): Service | undefined {
  const valueOf = (wanted: string) => facts.find(({ key }) => key === wanted)?.value;
  const service = slug ? valueOf(`${slug}.${part}`) : undefined;
  if (service === undefined) return undefined;
  const id = Number(valueOf(`${service}.product`));
  return products.find((product) => product.id === id && product.active);
}

/**
 * The price of one device in full: with its installation and the first year of the service that
 * its facts name (docs/rules.md, Choosing a model). A service that is not on sale is left out.
 */
export function firstYearPrice(
  { id, slug, price }: Pick<Sold, 'id' | 'slug' | 'price'>,
  facts: readonly Pick<Fact, 'key' | 'value'>[],
  products: readonly Sold[],
): FirstYearPrice {
  const priceOf = (part: 'installation' | 'service'): number | null => {
    const service = serviceOf({ slug }, part, facts, products);
    return service ? (servicePriceFor(id, service) ?? service).price : null;
  };
  const installation = priceOf('installation');
  const monitoring = priceOf('service');
  const total = toRoubles(toKopecks(price) + toKopecks(installation ?? 0) + toKopecks(monitoring ?? 0));
  return { device: price, installation, monitoring, total };
}
