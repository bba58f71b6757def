export { ANNA, COMPANY_ORDER, DUOS, ORDER, ORDERED, TAG } from './fixtures';
export { write } from './write';
