const { jestConfig } = require('../tools/jest/preset.cjs');

module.exports = {
  projects: [
    ...jestConfig({ rootDir: __dirname, environment: 'jsdom' }).projects,
    jestConfig({
      rootDir: __dirname,
      displayName: 'host server',
      environment: 'node',
      roots: ['<rootDir>/server', '<rootDir>/documents'],
    }),
  ],
};
