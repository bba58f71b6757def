export { fakeApi } from './fake-api';
export { DUOS, ORDERED, TAG } from './fixtures';
export { COMPANY_ORDER, ORDER } from './orders';
export { renderPage } from './render-page';
export { ANNA } from './users';
