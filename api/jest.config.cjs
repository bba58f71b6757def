const path = require('node:path');
const { jestConfig } = require('../tools/jest/preset.cjs');

const base = jestConfig({ rootDir: __dirname, environment: 'node' });
const api = {
  ...base,
  globalSetup: path.join(__dirname, 'scripts/jest-setup.cjs'),
  globalTeardown: path.join(__dirname, 'scripts/jest-teardown.cjs'),
  transform: { ...base.transform, 'pglite.*\\.cjs$': path.join(__dirname, 'scripts/jest-pglite-transform.cjs') },
  transformIgnorePatterns: base.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!', '(?!@electric-sql/pglite/|@otplib/|'),
  ),
};
/** Tests that need a PostgreSQL server say so in their name. */
const SERVER_TESTS = '\\.postgres(\\.full)?\\.test\\.ts$';
const withoutServer = { ...api, testPathIgnorePatterns: [...base.testPathIgnorePatterns, SERVER_TESTS] };

/**
 * Where the two databases may differ: migrations, orders and changes of pages that race for one
 * connection, and what goes with an account. The journeys run on the embedded database, too.
 */
const EMBEDDED_TESTS = [
  'db/**/*',
  'modules/orders/{order-races,stock-model}',
  'modules/account/delete-user',
  'modules/pages/{publishing,schedule}',
];
const embedded = {
  ...withoutServer,
  displayName: 'api on the embedded database',
  testMatch: EMBEDDED_TESTS.map((name) => `<rootDir>/src/${name}.test.ts`),
  setupFiles: ['<rootDir>/scripts/jest-embedded.cjs'],
};
const second = process.env.TEST_SCOPE === 'full' ? [embedded] : [];

// Every test runs on PostgreSQL where there is a server: only there do requests really race.
module.exports = { projects: process.env.TEST_DATABASE_URL ? [api, ...second] : [withoutServer] };
