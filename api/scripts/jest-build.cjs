const { execFileSync } = require('node:child_process');
const path = require('node:path');

/** Builds the program, unless it is fresh, for the tests that start it. */
module.exports = () => {
  execFileSync(process.execPath, ['tools/run.mjs', 'build', 'api'], { cwd: path.resolve(__dirname, '../..') });
};
