const path = require('node:path');
const { ROOT_DIR } = require('../lib/workspaces.cjs');

const transform = {
  '^.+\\.[jt]sx?$': path.join(__dirname, 'translate.cjs'),
  '\\.(sql|graphql|md)$': path.join(__dirname, 'raw-transform.cjs'),
  '\\.ttf$': path.join(__dirname, 'base64-transform.cjs'),
};

/** Tests that take minutes, or start or build programs; `npm run test:all` runs them, too. */
const FULL_TESTS = '\\.full\\.test\\.tsx?$';

/**
 * The jest configuration of one package; the root's lists those of all packages as projects.
 * Tests do not check types; `tsc -b` does.
 * A package of the browser has two projects. Tests of components (`*.test.tsx`) run in jsdom. Other
 * tests start in half the time without it; one that needs it begins with the comment
 * `@jest-environment jsdom`.
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
  const config = {
    rootDir,
    displayName,
    cacheDirectory: path.join(ROOT_DIR, '.cache/jest'),
    testEnvironment: 'node',
    roots,
    testMatch: ['**/*.test.ts'],
    testPathIgnorePatterns: process.env.TEST_SCOPE === 'full' ? [] : [FULL_TESTS],
    transform,
    // Packages that are modules of JavaScript only, or import such as they run.
    transformIgnorePatterns: ['/node_modules/(?!age-encryption/|@scure/|@noble/|@opentelemetry/otlp-exporter-base/)'],
    setupFilesAfterEnv: [path.join(__dirname, 'setup.cjs')],
    moduleNameMapper: { '\\.(svg|png|woff2)$': path.join(__dirname, 'asset-stub.cjs') },
    ...rest,
  };
  if (environment === 'node') return config;
  const components = {
    displayName: `${displayName} components`,
    testMatch: ['**/*.test.tsx'],
    testEnvironment: 'jsdom',
  };
  return { projects: [config, { ...config, ...components }] };
}

module.exports = { jestConfig };
