const { rm } = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');
const pg = require('pg');

/** Removes what the tests have copied. */
module.exports = async () => {
  const { TEST_TEMPLATE, TEST_DATABASE_URL } = process.env;
  if (!TEST_TEMPLATE) return;
  await rm(path.join(os.tmpdir(), TEST_TEMPLATE), { recursive: true, force: true });
  if (!TEST_DATABASE_URL) return;
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL });
  await client.connect();
  for (const name of [TEST_TEMPLATE, `${TEST_TEMPLATE}_draft`]) await client.query(`drop database if exists ${name}`);
  await client.end();
};
