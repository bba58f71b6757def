export { expectNoAxeViolations } from './axe';
export { fakeApi, readCall, type ApiAnswer, type Call, type FakeApi } from './fake-api';
export { makeChild, makeProduct } from './products';
export { contentContext, pageContext } from './page-context';
export { renderPage, renderPageModule, type RenderPageOptions } from './render-page';
export { createTestShop, fillProducts, NO_REMOTES, type TestShopOptions } from './test-shop';
export { installIntersectionObserver } from './intersection';
export { TestRouter } from './test-router';
export { testVersion } from './test-version';
