import { formatPrice } from '@shop/shared/format';
import type { OrderGroup } from '../order-lines';

/** A service that devices of the order need and the order does not have. */
export interface Missing {
  /** «Мониторинг»: what its product is called, without its term. */
  name: string;
  /** Names of the devices. */
  devices: string;
  /** «3 600 ₽» */
  price: string;
}

/** The services that devices of the order need and that are not in it. */
export function missingServices(groups: readonly OrderGroup[]): Missing[] {
  const ordered = new Set(groups.map(({ line }) => line.productId));
  const needing = groups.filter(({ line }) => line.neededService && !ordered.has(line.neededService.productId));
  const services = new Map(needing.map(({ line: { neededService } }) => [neededService?.productId, neededService]));
  return [...services.values()].flatMap((service) => {
    if (!service) return [];
    const devices = needing.filter(({ line }) => line.neededService?.productId === service.productId);
    return {
      name: service.name.replace(/,.*/, ''),
      devices: devices.map(({ line }) => line.name).join(', '),
      price: formatPrice(service.price),
    };
  });
}
