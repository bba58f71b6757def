import type { Product } from '@shop/shared/runtime';
import { isObtainable } from '../../features/buying';
import { picturesOf } from './pictures';

const SHOP_NAME = 'INVIS DUOS';

function offer(product: Product, url: string): Record<string, unknown> {
  const availability = isObtainable(product) ? 'InStock' : 'BackOrder';
  return {
    '@type': 'Offer',
    url,
    price: product.price,
    priceCurrency: 'RUB',
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: SHOP_NAME },
  };
}

/** The product with its offer for schema.org. */
export function productLd(product: Product, publicUrl: string): Record<string, unknown> {
  const { properties } = product;
  const images = picturesOf(product, {});
  const url = `${publicUrl}/${product.slug}`;
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description: product.description,
    url,
    brand: { '@type': 'Brand', name: SHOP_NAME },
    ...(product.category && { category: product.category }),
    // Search engines refuse an empty list, and take none.
    ...(images.length > 0 && { image: images.map(({ path }) => `${publicUrl}${path}`) }),
    ...(properties.length > 0 && {
      additionalProperty: properties.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
    offers: offer(product, url),
  };
}
