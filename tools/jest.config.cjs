const path = require('node:path');
const { jestConfig } = require('./jest/preset.cjs');

const config = jestConfig({ rootDir: __dirname, environment: 'node', roots: ['<rootDir>'] });
const options = { tsconfig: path.join(__dirname, 'tsconfig/jest.json'), diagnostics: false };

module.exports = {
  ...config,
  // The commands are ES modules; their tests are not.
  transform: {
    ...config.transform,
    '^.+\\.[jt]sx?$': [path.join(__dirname, 'jest/import-meta-transform.cjs'), options],
  },
};
