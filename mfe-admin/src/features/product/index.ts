export { ProductBar } from './product-bar';
export { NEW } from './product-form';
export { ProductPhotos } from './product-photos';
export { ProductProperties } from './product-properties';
export { ProductSale } from './product-sale';
export { ProductTexts } from './product-texts';
export { useProduct } from './use-product';
