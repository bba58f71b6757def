const { CONFIG, TEST } = require('./paths.cjs');

/** Generated files import what their generator chose; they are not in git. */
const GENERATED = '/generated/';

/** What holds in every package. */
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
      path: '^(shared|api|host|mfe-[^/]+)/(src|server)/',
      pathNot: [TEST, CONFIG, GENERATED],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
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
      'Files that import each other are one file, or need a third. Types are gone at run time and may point back.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

module.exports = { baseRules };
