export { expectNoAxeViolations } from './axe';
export { MemoryRouter, Route, Routes, StaticRouter } from 'react-router-dom';
export { makeChild, makeProduct } from './products';
export { createTestShop, NO_REMOTES, type TestShopOptions } from './test-shop';
