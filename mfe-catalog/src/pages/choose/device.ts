import { readAbilities, type Abilities } from '@shop/shared/devices';
import type { Product } from '@shop/shared/runtime';

/** A product that watches over a vehicle by itself, with what it can do. */
export interface Device extends Abilities {
  product: Product;
}

/** Null for a product that does not watch over a vehicle by itself, such as a sensor. */
export function readDevice(product: Product): Device | null {
  const abilities = readAbilities(product.properties);
  return abilities.isDevice ? { product, ...abilities } : null;
}
