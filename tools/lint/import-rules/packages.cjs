const { CONFIG, TEST } = require('./paths.cjs');

/** Which package may import which. Configuration files may use the presets in tools/. */
const packageRules = [
  {
    name: 'remote-imports-itself-and-shared',
    comment:
      'A remote is built and published alone: it never imports the host, the api, a tool or another remote, not even a type.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/', pathNot: CONFIG },
    to: { path: '^(host|api|publisher|e2e|tools|bench|mfe-[^/]+)/', pathNot: '^$1/' },
  },
  {
    name: 'remote-takes-state-from-runtime',
    comment: 'Router, urql and zustand come from @shop/shared/runtime, so that the page has one of each.',
    severity: 'error',
    from: { path: '^mfe-[^/]+/', pathNot: CONFIG },
    to: {
      path: [
        'node_modules/(react-router|react-router-dom|urql|zustand|@urql/[^/]+)(/|$)',
        '^(react-router|react-router-dom|urql|zustand|@urql)(/|$)',
      ],
    },
  },
  {
    name: 'shared-imports-no-application',
    comment: 'shared is below all applications.',
    severity: 'error',
    from: { path: '^(shared|packages)/', pathNot: CONFIG },
    to: { path: '^(host|api|publisher|e2e|tools|bench|mfe-[^/]+)/' },
  },
  {
    name: 'rules-import-nothing',
    comment: 'What is true of the shop holds without a browser and a server; of others, rules know types only.',
    severity: 'error',
    from: { path: '^shared/src/rules/', pathNot: TEST },
    to: { pathNot: ['^shared/src/rules/', 'node_modules/yup/'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-imports-nothing-of-node',
    comment: 'What runs in a browser knows nothing of the disk, of keys, of settings, or of buckets.',
    severity: 'error',
    from: { path: '^(shared/src|host/src|mfe-[^/]+/src)/', pathNot: TEST },
    to: { path: '^packages/node/' },
  },
  {
    name: 'shared-is-entered-by-its-exports',
    comment: 'Import @shop/shared/<entry>, never a path into its folders.',
    severity: 'error',
    from: { pathNot: '^shared/' },
    to: { path: '^shared/', dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'node-is-entered-by-its-exports',
    comment: 'Import @shop/node/<entry>, never a path into its folders.',
    severity: 'error',
    from: { pathNot: '^packages/node/' },
    to: { path: '^packages/node/', dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'host-meets-remotes-at-run-time',
    comment: 'The host is built knowing no remote and no api: names and addresses come from the registry.',
    severity: 'error',
    from: { path: '^host/', pathNot: CONFIG },
    to: { path: '^(api|publisher|e2e|tools|bench|mfe-[^/]+)/' },
  },
  {
    name: 'api-imports-itself-and-shared',
    comment: 'The api knows nothing of pages. Which numbers the shop may say is listed once, for its tests too.',
    severity: 'error',
    from: { path: '^api/', pathNot: CONFIG },
    to: { path: '^(host|publisher|e2e|tools|bench|mfe-[^/]+)/', pathNot: '^host/documents/rendered-numbers\\.ts$' },
  },
  {
    name: 'publisher-imports-itself-and-shared',
    comment: 'The writer of the registry knows versions, not what they show.',
    severity: 'error',
    from: { path: '^publisher/', pathNot: CONFIG },
    to: { path: '^(host|api|e2e|tools|bench|mfe-[^/]+)/' },
  },
  {
    name: 'e2e-imports-no-source',
    comment: 'Journeys use the address bar, as a shopper does. Only what a page may say is listed once.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: {
      path: '^(shared|packages|host|api|publisher|mfe-[^/]+)/',
      pathNot: '^host/documents/rendered-numbers\\.ts$',
    },
  },
  {
    name: 'test-code-is-imported-by-tests',
    comment: 'Doubles and helpers of tests must not reach a shopper.',
    severity: 'error',
    from: { pathNot: [TEST, '^e2e/'] },
    to: { path: ['\\.test\\.tsx?$', '^(shared|packages|host|api|publisher|mfe-[^/]+)/.*/testing/'] },
  },
  {
    name: 'tests-press-keys-at-once',
    comment: 'userEvent of @shop/shared/testing does not wait for a timer after each key.',
    severity: 'error',
    from: { pathNot: '^shared/src/testing/user-event\\.ts$' },
    to: { path: 'node_modules/@testing-library/user-event/' },
  },
];

module.exports = { packageRules };
