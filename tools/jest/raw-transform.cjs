// Imports .sql, .graphql and .md files as strings in tests, as webpack's asset/source does.
module.exports = {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
