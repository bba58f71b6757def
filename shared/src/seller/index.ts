export { OWN_PLACE, ownPlaceOf, PICKUP_PLACE } from './own-place';
export {
  moreByPhone,
  COURIER_CUT_OFF,
  MOSCOW_PHONE,
  RETURN_TERMS,
  SELLER_ADDRESS_IN_TEXT,
  SELLER_LINE,
  SHOP_EMAIL,
  SHOP_PHONE,
  SHOP_PHONE_IN_TEXT,
  VAT_PHRASE,
} from './contacts';
export { fillSeller, SELLER } from './seller';
export type { Seller, SellerFact } from './seller-data';
export { addressOf, glue, pickupPlaceOf, sellerFacts, vatLine } from './seller-texts';
