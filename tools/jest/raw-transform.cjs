// Gives .sql and .graphql files to tests as strings, as webpack's asset/source does in the build.
module.exports = {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
