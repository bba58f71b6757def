export { renderPage, type RenderOptions } from './render-page';
export { makeChild, makeDiscount, makeProduct, makeProperty, makeService } from './shop-fixtures';
