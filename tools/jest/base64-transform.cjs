const { readFileSync } = require('node:fs');

/** A file of bytes as base64, as webpack's rule for fonts of programs. */
module.exports = {
  /**
   * @param {string} _text
   * @param {string} file
   */
  process: (_text, file) => ({ code: `module.exports = ${JSON.stringify(readFileSync(file).toString('base64'))};` }),
};
