export { OWN_PLACE, PICKUP_PLACE } from './own-place';
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
export { fillSeller, SELLER, SELLER_FACTS, vatLine } from './seller';
