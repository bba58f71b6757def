// Imports .sql and .graphql files as strings in tests, like webpack's asset/source in the build.
module.exports = {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
