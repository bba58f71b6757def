export { BuyButton, CallLink } from './buy-button';
export { useAddToCart, useCountInCart } from './cart';
export { COMPARE_NOTICES, CompareToggle } from './compare-toggle';
export { ProductTile, tileOf, type TileProduct } from './product-tile';
export {
  availableCount,
  discountsOf,
  isObtainable,
  obtainableAccessories,
  preselectedAccessories,
  priceSteps,
  toBuyable,
  totalPrice,
  unitPrice,
  type Buyable,
  type PriceStep,
} from './rules';
