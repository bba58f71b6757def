import type { Product } from '@shop/shared/runtime';
import { isObtainable } from '../../features/buying';

function offer(product: Product, url: string): Record<string, unknown> {
  const availability = isObtainable(product) ? 'InStock' : 'BackOrder';
  return {
    '@type': 'Offer',
    url,
    price: product.price,
    priceCurrency: 'RUB',
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** The product with its offer for schema.org. */
export function productLd(product: Product, publicUrl: string): Record<string, unknown> {
  const url = `${publicUrl}/${product.slug}`;
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description: product.description,
    url,
    brand: { '@type': 'Brand', name: 'INVIS DUOS' },
    ...(product.category && { category: product.category }),
    image: product.images.map((path) => `${publicUrl}${path}`),
    additionalProperty: product.properties.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    offers: offer(product, url),
  };
}
