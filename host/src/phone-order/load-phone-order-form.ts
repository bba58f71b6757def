/** The form is a chunk of its own: it is wanted only where the cart's remote is down. */
export const loadPhoneOrderForm = () => import(/* webpackChunkName: "phone-order" */ './phone-order-form');
