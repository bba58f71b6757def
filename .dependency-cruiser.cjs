const { baseRules } = require('./tools/lint/import-rules/base.cjs');
const { apiRules } = require('./tools/lint/import-rules/api.cjs');
const { hostRules } = require('./tools/lint/import-rules/host.cjs');
const { packageRules } = require('./tools/lint/import-rules/packages.cjs');
const { remoteRules } = require('./tools/lint/import-rules/remotes.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...packageRules, ...remoteRules, ...apiRules, ...hostRules, ...baseRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '(^|/)(coverage|test-results|playwright-report)/'] },
    // Types count: a type of another remote ties two remotes together as much as a value does.
    tsPreCompilationDeps: true,
    // Tests use what the root declares for all; a package's own package.json is read along with it.
    combinedDependencies: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
