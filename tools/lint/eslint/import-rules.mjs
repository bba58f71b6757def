// The import rules that an editor can show immediately. dependency-cruiser enforces all of them,
// because it resolves paths.

export const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

const SHARED_STATE = ['react-router', 'react-router-dom', 'urql', '@urql/*', 'zustand', 'zustand/*'];

/**
 * @typedef {{ group: string[], message: string } | { regex: string, message: string }} Forbidden
 * @typedef {{ files: string[], ignores?: string[], forbidden: Forbidden[] }} Place
 */

/** @type {Forbidden} */
const testCode = {
  group: ['@shop/shared/testing', '**/*.test', '**/testing', '**/testing/**'],
  message: 'Test code is imported by tests only.',
};

/**
 * @param {string[]} group
 * @param {string} message
 * @returns {Forbidden}
 */
const forbid = (group, message) => ({ group, message });

const remote = forbid(
  ['@shop/host', '@shop/api', '@shop/mfe-*', '@shop/tools'],
  'A remote imports itself and @shop/shared.',
);
const state = forbid(SHARED_STATE, 'Import it from @shop/shared/runtime: one instance for host and remotes.');
const application = forbid(['@shop/host', '@shop/api', '@shop/mfe-*', '@shop/tools'], 'shared imports no application.');

/** @type {Forbidden} */
const ownRuntime = {
  regex: '^(?:\\.\\./)+runtime$',
  message: 'Import it from @shop/shared/runtime: a relative path puts a second router and store into each remote.',
};

const hostSource = forbid(['@shop/api', '@shop/mfe-*'], 'The host meets remotes and the api at run time.');
const apiSource = forbid(['@shop/host', '@shop/mfe-*', '@shop/tools'], 'The api imports itself and @shop/shared.');
const driver = forbid(['pg', '@electric-sql/*'], 'The database is spoken to by repositories and db/ only.');
const waitingKeys = forbid(
  ['@testing-library/user-event'],
  'Import userEvent from @shop/shared/testing: it does not wait for a timer after each key.',
);
const source = forbid(['@shop/*'], 'e2e imports no source: it uses the address bar.');

/** @type {Place[]} */
const places = [
  { files: ['mfe-*/src/**/*.{ts,tsx}'], forbidden: [remote, state] },
  { files: ['shared/src/{runtime,testing}/**/*.{ts,tsx}'], forbidden: [application] },
  {
    files: ['shared/{src,kit}/**/*.{ts,tsx}'],
    ignores: ['shared/src/{runtime,testing}/**'],
    forbidden: [application, ownRuntime],
  },
  { files: ['packages/*/src/**/*.{ts,tsx}'], forbidden: [application] },
  { files: ['host/{src,server}/**/*.{ts,tsx}'], forbidden: [hostSource] },
  { files: ['api/src/**/*.ts'], ignores: ['api/src/db/**', '**/*-repository.ts'], forbidden: [apiSource, driver] },
  { files: ['api/src/db/**/*.ts', 'api/src/**/*-repository.ts'], forbidden: [apiSource] },
  { files: ['e2e/**/*.ts'], forbidden: [source] },
];

/**
 * @param {Forbidden[]} patterns
 * @returns {import('eslint').Linter.RuleEntry}
 */
const restriction = (patterns) => ['error', { patterns }];

/**
 * Each place has one entry for source and one for tests,
 * because a later entry replaces a rule's options.
 */
const ofPlaces = places.flatMap(({ files, ignores = [], forbidden }) => [
  { files, ignores, rules: { 'no-restricted-imports': restriction([...forbidden, testCode]) } },
  {
    files: TESTS.flatMap((test) => files.map((file) => [file, test])),
    ignores,
    // Tests of the API prepare their own databases.
    rules: { 'no-restricted-imports': restriction([...forbidden.filter((rule) => rule !== driver), waitingKeys]) },
  },
]);

export const importRules = [
  ...ofPlaces,
  { files: ['shared/src/testing/user-event.ts'], rules: { 'no-restricted-imports': restriction([application]) } },
];
