/** The window gets it when an order was placed, so that the shop can count where it began. */
export const ORDER_PLACED = 'shop-order-placed';
