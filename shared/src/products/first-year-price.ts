import type { Product } from '@shop/shared/runtime';
import { servicePriceFor } from '../booking/service-price';
import { toKopecks, toRoubles } from '../format/money';

/** Prices of the services of a first year, in roubles; null for one that is not on sale. */
export interface ServicePrices {
  installation: number | null;
  monitoring: number | null;
}

const INSTALLATION = 'Установка комплекса';
const MONITORING = 'Мониторинг, 12 месяцев';

type Service = Pick<Product, 'name' | 'active' | 'price' | 'servicePrices' | 'type'>;

/** Names have spaces that keep a number beside its word. */
const isNamed = (wanted: string, name: string) => name.replaceAll('\u00A0', ' ') === wanted;

/** The prices of the services that the device may need in its first year. */
export function servicePrices(products: readonly Service[], productId: number): ServicePrices {
  const services = products.filter(({ active, type }) => active && type === 'service');
  const priceOf = (wanted: string) => {
    const service = services.find(({ name }) => isNamed(wanted, name));
    return service ? (servicePriceFor(productId, service)?.price ?? service.price) : null;
  };
  return { installation: priceOf(INSTALLATION), monitoring: priceOf(MONITORING) };
}

/** What a year with one device costs, in roubles; a part that it does not need is null. */
export interface FirstYearPrice extends ServicePrices {
  device: number;
  total: number;
}

/**
 * The price of one device in full: with its installation and the first year of the service, where
 * it needs them (docs/rules.md, Choosing a model).
 */
export function firstYearPrice({ device, installation, monitoring }: Omit<FirstYearPrice, 'total'>): FirstYearPrice {
  const total = toKopecks(device) + toKopecks(installation ?? 0) + toKopecks(monitoring ?? 0);
  return { device, installation, monitoring, total: toRoubles(total) };
}
