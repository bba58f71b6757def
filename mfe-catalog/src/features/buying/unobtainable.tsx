import { CallLink } from './call-link';
import { isPriceOnRequest, type Buyable } from './rules';
import { StockNoticeButton } from './stock-notice-button';

interface UnobtainableProps {
  product: Buyable;
  className?: string | undefined;
}

/** Takes the place of the buy button of a product that cannot be ordered. */
export function Unobtainable({ product, className }: UnobtainableProps) {
  if (isPriceOnRequest(product)) return <CallLink className={className} name={product.name} question="Уточнить цену" />;
  if (!product.active) return <CallLink className={className} name={product.name} />;
  return <StockNoticeButton product={product} className={className} />;
}
