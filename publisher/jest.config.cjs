const { jestConfig } = require('../tools/jest/preset.cjs');

const base = jestConfig({ rootDir: __dirname, environment: 'node' });
const compilerOptions = { allowJs: true, module: 'commonjs', target: 'es2022' };

module.exports = {
  ...base,
  // `jose` has ES modules only, which jest cannot require.
  transform: {
    '/node_modules/jose/.+\\.js$': ['ts-jest', { tsconfig: compilerOptions, diagnostics: false }],
    ...base.transform,
  },
  transformIgnorePatterns: ['/node_modules/(?!jose/)'],
};
