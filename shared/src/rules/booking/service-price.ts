interface ServicePrice {
  productId: number;
}

interface Service<Price extends ServicePrice> {
  servicePrices?: readonly Price[] | null;
}

/**
 * The price, in roubles, and the hours of a service for a product; undefined where the service
 * keeps its own price (docs/rules.md, Bookings).
 */
export function servicePriceFor<Price extends ServicePrice>(
  productId: number,
  { servicePrices }: Service<Price>,
): Price | undefined {
  return servicePrices?.find((row) => row.productId === productId);
}
