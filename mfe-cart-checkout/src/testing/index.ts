export {
  CART,
  PLACED,
  REQUISITES,
  chooseDelivery,
  enter,
  fillCompany,
  fillFastOrder,
  fillRecipient,
  submit,
} from './checkout-steps';
export { answerWith, createFakeApi, createFakeCartServer, failWith, keyOfCall, type FakeApi } from './fake-api';
export { makeLists, makeService, renderPage } from './fixtures';
