export { ProductStrip } from './product-strip';
