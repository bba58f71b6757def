import type { Product } from '@shop/shared/runtime';

const PAYMENT_PROPERTY = 'Оплата';

/** For what a service's price is: «за машину», «за год». */
export function paymentUnit(service: Product): string | undefined {
  return service.properties.find(({ name }) => name === PAYMENT_PROPERTY)?.value;
}
