export { makeChild, makeDiscount, makeProduct, makeProperty, makeService } from './products';
