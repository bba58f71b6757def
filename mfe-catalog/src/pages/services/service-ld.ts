import type { Product } from '@shop/shared/runtime';

/** A service with its price as schema.org's Service. */
export function serviceLd(service: Product, publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    ...(service.category && { serviceType: service.category }),
    provider: { '@type': 'Organization', name: 'INVIS DUOS', url: publicUrl },
    offers: { '@type': 'Offer', price: service.price, priceCurrency: 'RUB', url: `${publicUrl}/services` },
  };
}
