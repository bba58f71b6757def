import { checkDocuments } from './check-documents';
import { removeTemporaryDirs, writeFiles } from '@shop/publisher/testing';

// A temporary tree replaces the repository.
jest.mock('./packages', () => {
  const { temporaryDir: makeDir } = jest.requireActual<{ temporaryDir: () => string }>('@shop/publisher/testing');
  return { ...jest.requireActual<object>('./packages'), ROOT_DIR: makeDir() };
});

const { ROOT_DIR } = jest.requireMock<{ ROOT_DIR: string }>('./packages');

const SCHEMA = {
  'api/src/modules/goods/goods.graphql': 'type Good { name: String! }\ntype Query { goods: [Good!]! }',
  'api/src/modules/places/places.graphql': 'type Query { places: [String!]! }',
};

function check(operations: string, schema: Record<string, string> = SCHEMA) {
  writeFiles(ROOT_DIR, { ...schema, 'mfe-a/src/goods.graphql': operations });
  checkDocuments(['mfe-a', 'mfe-without-operations']);
}

afterAll(removeTemporaryDirs);

it('accepts operations that fit the schema of all modules', () => {
  expect(() => check('query Goods { goods { ...Named } places }\nfragment Named on Good { name }')).not.toThrow();
});

it.each([
  [
    'a syntax error',
    'query Goods {\n  goods { name\n',
    'mfe-a/src/goods.graphql:3:1: Syntax Error: Expected Name, found <EOF>.',
  ],
  [
    'an unknown field',
    'query Goods {\n  goods { nam }\n}',
    'mfe-a/src/goods.graphql:2:11: Cannot query field "nam" on type "Good". Did you mean "name"?',
  ],
])('names file and line of %s', (_what, operations, message) => {
  expect(() => check(operations)).toThrow(message);
});

it('names each of several mistakes', () => {
  const lines = 'mfe-a/src/goods.graphql:1:11: .+\nmfe-a/src/goods.graphql:1:15: .+';

  expect(() => check('query Q { one two }')).toThrow(new RegExp(lines));
});

it('names file and line of a mistake in the schema', () => {
  const broken = { ...SCHEMA, 'api/src/modules/places/places.graphql': 'type Query {\n  places: [String!]!\n' };

  expect(() => check('query Goods { places }', broken)).toThrow(/^api\/src\/modules\/places\/places\.graphql:3:1: /);
});
