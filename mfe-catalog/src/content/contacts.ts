/** The free line of the shop. */
export const SHOP_PHONE = '8 800 000-24-70';
