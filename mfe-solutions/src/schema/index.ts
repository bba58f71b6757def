export { fits, flag, list, number, oneOf, optional, shape, text, variants, type Infer, type Schema } from './schema';
