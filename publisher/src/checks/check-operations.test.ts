import { checkOperations } from './check-operations';

const SCHEMA = 'type Query { product(id: Int!): Product } type Product { id: Int! name: String! }';

const faultsOf = (text: string, more: Record<string, string> = {}) =>
  checkOperations({ 'mfe-catalog/src/product.graphql': text, ...more }, SCHEMA).map(
    ({ where, what }) => `${where}: ${what}`,
  );

it('accepts what the schema has, fragments in other files, and a remote without operations', () => {
  const fragment = { 'mfe-catalog/src/name.graphql': 'fragment Name on Product { name }' };

  expect(faultsOf('query Product($id: Int!) { product(id: $id) { id ...Name } }', fragment)).toEqual([]);
  expect(checkOperations({}, SCHEMA)).toEqual([]);
});

it('names operation, file and line of each field that the schema lacks', () => {
  expect(faultsOf('query Product {\n  product(id: 1) {\n    title\n  }\n}\nquery Two { goods }')).toEqual([
    'operation Product (mfe-catalog/src/product.graphql:3): Cannot query field "title" on type "Product".',
    'operation Two (mfe-catalog/src/product.graphql:6): Cannot query field "goods" on type "Query".',
  ]);
});

it('names the fragment that is wrong, and a document that is none', () => {
  expect(faultsOf('fragment Name on Product { title }')).toEqual([
    'fragment Name (mfe-catalog/src/product.graphql:1): Cannot query field "title" on type "Product".',
  ]);
  expect(faultsOf('query {')).toEqual([
    'document (mfe-catalog/src/product.graphql:1): Syntax Error: Expected Name, found <EOF>.',
  ]);
});

it('refuses a variable of another type than the schema wants', () => {
  expect(faultsOf('query Product($id: String!) { product(id: $id) { id } }')).toEqual([
    'operation Product (mfe-catalog/src/product.graphql:1): Variable "$id" of type "String!" used in position expecting type "Int!".',
  ]);
});
