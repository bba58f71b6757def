export { makeChild, makeDetails, makeDiscount, makeProduct, makeProperty, makeService } from './products';
