interface ServicePrice {
  productId: number;
}

interface Service<Price extends ServicePrice> {
  servicePrices?: readonly Price[] | null;
}

/**
 * What a service costs and takes for a product, in roubles and hours; undefined where the service
 * keeps its own price (docs/rules.md, Bookings).
 */
export function servicePriceFor<Price extends ServicePrice>(
  productId: number,
  { servicePrices }: Service<Price>,
): Price | undefined {
  return servicePrices?.find((row) => row.productId === productId);
}
