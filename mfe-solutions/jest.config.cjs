const { jestConfig } = require('../tools/jest/preset.cjs');

module.exports = jestConfig({ environment: 'jsdom', roots: ['<rootDir>/src', '<rootDir>/page-generator'] });
