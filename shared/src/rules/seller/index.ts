export { OWN_PLACE, ownPlaceOf } from './own-place';
export {
  contactsNow,
  moreByPhone,
  COURIER_CUT_OFF,
  RETURN_TERMS,
  SHOP_EMAIL,
  SHOP_PHONE,
  SHOP_PHONE_IN_TEXT,
} from './contacts';
export { fillSeller, SELLER, sellerChanges } from './seller';
export type { InvoiceSeller, Seller } from './seller-data';
export { glue, pickupPlaceOf, sellerFacts, vatLine } from './seller-texts';
export { tellSeller, toldSeller, type SellerChanges } from './told-seller';
