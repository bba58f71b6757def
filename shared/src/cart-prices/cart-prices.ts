import type { CartItem } from '../runtime/cart/types';
import type { Product } from '../public-lists/types';
import type { ShopStorage } from '../runtime/shop/storage';

const CART_PRICES_STORAGE_KEY = 'shop.cart-prices';

type Prices = ReadonlyMap<number, number>;

const isPrice = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Roubles by product id, as the buyer saw them when adding the product. Garbage is dropped. */
export function readCartPrices(storage: ShopStorage): Map<number, number> {
  const stored = storage.read(CART_PRICES_STORAGE_KEY);
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(
    Object.entries(stored).flatMap(([id, price]) => (Number(id) > 0 && isPrice(price) ? [[Number(id), price]] : [])),
  );
}

function write(storage: ShopStorage, prices: Prices): void {
  storage.write(CART_PRICES_STORAGE_KEY, Object.fromEntries(prices));
}

function priceOf(products: readonly Product[], productId: number): number | undefined {
  const isWanted = ({ id }: { id: number }) => id === productId;
  for (const product of products) {
    const found = isWanted(product) ? product : product.childProducts.find(isWanted);
    if (found) return found.price;
  }
  return undefined;
}

function isSame(one: Prices, other: Prices): boolean {
  return one.size === other.size && [...one].every(([id, price]) => other.get(id) === price);
}

/**
 * Records the prices of products that are new in the cart, and forgets those of removed ones. It
 * never overwrites a recorded price.
 */
export function updateCartPrices(storage: ShopStorage, items: readonly CartItem[], products: readonly Product[]): void {
  const recorded = readCartPrices(storage);
  const updated = new Map(
    items.flatMap(({ productId }) => {
      const price = recorded.get(productId) ?? priceOf(products, productId);
      return price === undefined ? [] : [[productId, price] as const];
    }),
  );
  // Each write sends an event to the other tabs.
  if (!isSame(recorded, updated)) write(storage, updated);
}

/** Records the new price that the buyer has accepted. */
export function acceptPrice(storage: ShopStorage, productId: number, roubles: number): void {
  write(storage, readCartPrices(storage).set(productId, roubles));
}
