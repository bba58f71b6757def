const path = require('node:path');
const { ROOT_DIR } = require('../lib/workspaces.cjs');

const transform = {
  '^.+\\.[jt]sx?$': ['ts-jest', { tsconfig: path.join(__dirname, '../tsconfig/jest.json'), diagnostics: false }],
  '\\.(sql|graphql)$': path.join(__dirname, 'raw-transform.cjs'),
  '\\.ttf$': path.join(__dirname, 'base64-transform.cjs'),
};

/**
 * The jest configuration of one package; the root's lists those of all packages as projects.
 * Tests do not check types; `tsc -b` does.
 * @param {{ rootDir: string, environment: 'node' | 'jsdom', displayName?: string, roots?: string[]
 *   } & Record<string, unknown>} options
 */
function jestConfig({
  rootDir,
  environment,
  displayName = path.basename(rootDir),
  roots = ['<rootDir>/src'],
  ...rest
}) {
  return {
    rootDir,
    displayName,
    cacheDirectory: path.join(ROOT_DIR, '.cache/jest'),
    testEnvironment: environment === 'jsdom' ? path.join(__dirname, 'jsdom-environment.cjs') : 'node',
    roots,
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    transform,
    setupFilesAfterEnv: [path.join(__dirname, 'setup.cjs')],
    moduleNameMapper: { '\\.(svg|png|woff2)$': path.join(__dirname, 'asset-stub.cjs') },
    ...rest,
  };
}

module.exports = { jestConfig };
