const { jestConfig } = require('../tools/jest/preset.cjs');

module.exports = jestConfig({
  rootDir: __dirname,
  environment: 'jsdom',
  // TanStack ships ES modules only, which the tests' runtime does not read.
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
});
