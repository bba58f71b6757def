import { sourceFileAt } from './source-file';

const CODE = `
(() => {
/***/ 5129
/*!*****************************************!*\\
  !*** ../node_modules/toposort/index.js ***!
  \\*****************************************/
throwing();
;// ./src/components/product-card.tsx
function ProductCard() {
}
;// ../shared/src/rules/format/price.ts
const price = 1;
`;

it.each([
  [2, null],
  [7, 'node_modules/toposort/index.js'],
  [9, 'mfe-catalog/src/components/product-card.tsx'],
  [12, 'shared/src/rules/format/price.ts'],
])('finds the source of line %i', (line, file) => {
  expect(sourceFileAt(CODE, 'mfe-catalog', line)).toBe(file);
});
