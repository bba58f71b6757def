const path = require('node:path');
const { jestConfig } = require('../tools/jest/preset.cjs');

const base = jestConfig({ environment: 'node', testTimeout: 30_000, maxWorkers: 2 });

module.exports = {
  ...base,
  transform: { ...base.transform, 'pglite.*\\.cjs$': path.join(__dirname, 'scripts/jest-pglite-transform.cjs') },
  transformIgnorePatterns: ['/node_modules/(?!@electric-sql/pglite/)'],
};
