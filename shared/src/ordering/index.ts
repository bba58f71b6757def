export { ConsentLinks, ContactFields } from './fast-order-parts';
export type { SeenPrices } from './seen-prices';
export type { OrderFailure } from './order-failure';
export { forgetKey, keyOf } from './order-key';
export { fitToStock, removeOrdered, toOrderProducts } from './order-rows';
export { useFastOrder, type FastOrder } from './use-fast-order';
export { useKnownBuyer } from './use-known-buyer';
export { useSendOrder, type SendOrder } from './use-send-order';
export { ReturnTerms } from './return-terms';
