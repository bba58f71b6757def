/** The shop's free telephone line. */
export const SHOP_PHONE = '8 800 000-24-70';
