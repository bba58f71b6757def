const { jestConfig } = require('../tools/jest/preset.cjs');

module.exports = jestConfig({
  rootDir: __dirname,
  environment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/page-generator'],
  // Both ship ES modules only, which the tests' runtime does not read.
  transformIgnorePatterns: ['/node_modules/(?!supercluster/|kdbush/)'],
});
