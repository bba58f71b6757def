const path = require('node:path');
const { jestConfig } = require('../tools/jest/preset.cjs');

const base = jestConfig({ environment: 'node', testTimeout: 30_000, maxWorkers: 2 });

module.exports = {
  ...base,
  // What needs a server is told by its file's name.
  testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? [] : ['\\.postgres\\.test\\.ts$'],
  transform: { ...base.transform, 'pglite.*\\.cjs$': path.join(__dirname, 'scripts/jest-pglite-transform.cjs') },
  transformIgnorePatterns: ['/node_modules/(?!@electric-sql/pglite/)'],
};
