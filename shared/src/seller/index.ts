export { OWN_PLACE, PICKUP_PLACE } from './own-place';
export {
  fillSeller,
  SELLER,
  SELLER_ADDRESS,
  SELLER_ADDRESS_IN_TEXT,
  SELLER_FACTS,
  SHOP_PHONE,
  SHOP_PHONE_IN_TEXT,
  vatLine,
} from './seller';
