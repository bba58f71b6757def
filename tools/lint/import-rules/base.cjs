const { CONFIG, TEST } = require('./paths.cjs');

/** Generated files import what their generator chooses; they are not in git. */
const GENERATED = '/generated/';

/** Rules for every package. */
const baseRules = [
  {
    name: 'no-undeclared-dependency',
    comment: 'A package declares each dependency it imports.',
    severity: 'error',
    from: { pathNot: GENERATED },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-dependency-in-source',
    comment: 'What runs for a shopper is listed under dependencies.',
    severity: 'error',
    from: {
      path: '^(shared|packages/[^/]+|api|publisher|host|mfe-[^/]+)/(src|server)/',
      pathNot: [TEST, CONFIG, GENERATED],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
  {
    name: 'no-unresolvable-import',
    comment: 'The path leads nowhere.',
    severity: 'error',
    from: { pathNot: GENERATED },
    to: { couldNotResolve: true },
  },
  {
    name: 'no-cycle',
    comment:
      'Files that import each other, if only for types, are one file or need a third. The resolver types of the API ' +
      'are generated with its context.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { pathNot: GENERATED } },
  },
];

module.exports = { baseRules };
