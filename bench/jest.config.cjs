const { jestConfig } = require('../tools/jest/preset.cjs');

module.exports = jestConfig({ rootDir: __dirname, environment: 'node' });
