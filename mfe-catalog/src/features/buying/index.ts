export { BuyButton } from './buy-button';
export { CallLink } from './call-link';
export { StockNoticeButton } from './stock-notice-button';
export { AccessoryPrices } from './accessory-prices';
export { useAddToCart, useCartRow } from './cart';
export { COMPARE_NOTICES, CompareToggle } from './compare-toggle';
export { InCartLink } from './in-cart';
export { useDialog } from './use-dialog';
export { ProductTile } from './product-tile';
export { tileOf, type TileProduct } from './tile-product';
export { keepTick, useUnticked } from './unticked';
export {
  availableCount,
  discountsOf,
  isObtainable,
  isPriceOnRequest,
  obtainableAccessories,
  preselectedAccessories,
  priceSteps,
  toBuyable,
  totalPrice,
  unitPrice,
  type Buyable,
  type PriceStep,
} from './rules';
