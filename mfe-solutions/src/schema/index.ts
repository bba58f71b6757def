export {
  fits,
  flag,
  list,
  number,
  oneOf,
  optional,
  record,
  shape,
  text,
  variants,
  type Infer,
  type Schema,
} from './schema';
