export { OWN_PLACE, PICKUP_PLACE } from './own-place';
export {
  MOSCOW_PHONE,
  SELLER_ADDRESS_IN_TEXT,
  SHOP_EMAIL,
  SHOP_PHONE,
  SHOP_PHONE_IN_TEXT,
  VAT_PHRASE,
} from './contacts';
export { fillSeller, SELLER, SELLER_FACTS, vatLine } from './seller';
