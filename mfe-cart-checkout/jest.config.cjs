const { jestConfig } = require('../tools/jest/preset.cjs');

// The tests of the checkout fill whole forms: 5 s are not enough for them on a busy machine.
module.exports = jestConfig({ environment: 'jsdom', testTimeout: 20_000 });
