export { obtainableAccessories, preselectedAccessories } from './accessories';
export { BuyButton } from './buy-button';
export { CompareToggle } from './compare-toggle';
export { priceSteps, totalPrice, unitPrice, type PriceStep } from './pricing';
export { ProductTile } from './product-tile';
export { availableCount, isObtainable } from './stock';
export { useAddToCart } from './use-add-to-cart';
export { useCountInCart } from './use-count-in-cart';
export { useTotalNote } from './use-total-note';
