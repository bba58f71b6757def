const { jestConfig } = require('../tools/jest/preset.cjs');

module.exports = {
  projects: [
    jestConfig({ displayName: 'host', environment: 'jsdom', rootDir: __dirname }),
    jestConfig({
      displayName: 'host server',
      environment: 'node',
      rootDir: __dirname,
      roots: ['<rootDir>/server', '<rootDir>/documents'],
    }),
  ],
};
