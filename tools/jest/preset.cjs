const path = require('node:path');

const transform = {
  '^.+\\.[jt]sx?$': ['ts-jest', { tsconfig: path.join(__dirname, '../tsconfig/jest.json'), diagnostics: false }],
  '\\.(sql|graphql)$': path.join(__dirname, 'raw-transform.cjs'),
};

/**
 * The jest configuration of one package.
 * Types are checked by `tsc -b`, not again by each test run.
 * @param {{ environment: 'node' | 'jsdom', roots?: string[], esmPackages?: string[] } & Record<string, unknown>} options
 *   `esmPackages`: packages published as ES modules only, which jest has to compile to CommonJS.
 */
function jestConfig({ environment, roots = ['<rootDir>/src'], esmPackages = [], ...rest }) {
  const compiled = esmPackages.length > 0 ? `(?!.*/node_modules/(${esmPackages.join('|')})/)` : '';
  return {
    testEnvironment: environment === 'jsdom' ? path.join(__dirname, 'jsdom-environment.cjs') : 'node',
    roots,
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    transform,
    transformIgnorePatterns: [`^${compiled}.*/node_modules/`],
    setupFilesAfterEnv: environment === 'jsdom' ? [path.join(__dirname, 'setup-dom.cjs')] : [],
    moduleNameMapper: { '\\.(svg|png|woff2)$': path.join(__dirname, 'asset-stub.cjs') },
    ...rest,
  };
}

module.exports = { jestConfig };
