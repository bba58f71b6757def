const { execFileSync } = require('node:child_process');
const { randomUUID } = require('node:crypto');
const path = require('node:path');

/**
 * Builds the program, unless it is fresh, for the tests that start it; and names the database that
 * the tests copy. The first test that needs it makes it.
 */
module.exports = () => {
  process.env.TEST_TEMPLATE = `shop_template_${randomUUID().slice(0, 8)}`;
  execFileSync(process.execPath, ['tools/run.mjs', 'build', 'api'], { cwd: path.resolve(__dirname, '../..') });
};
