export {
  CART,
  PLACED,
  REQUISITES,
  chooseDelivery,
  fillCompany,
  fillFastOrder,
  fillRecipient,
  submit,
} from './checkout-steps';
export { createFakeApi, failWith, keyOfCall, type FakeApi } from './fake-api';
export { createFakeCartServer } from './fake-cart-server';
export { makeLists, makeService } from './fixtures';
export { renderPage } from './render-page';
