export { isIncluded, setCountWithParts, toOrderRows, type OrderRow } from './included-parts';
