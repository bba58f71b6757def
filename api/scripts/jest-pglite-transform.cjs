// Jest runs code in a vm context, where a native import() needs an experimental flag. PGlite's
// CommonJS build therefore gets require instead.
module.exports = {
  process: (text) => ({
    // PGlite shadows the name `require` in some functions, so it gets an alias.
    code: `const requireForPglite = require; ${text.replace(/\bimport\(("[\w:/]+")\)/g, 'Promise.resolve(requireForPglite($1))')}`,
  }),
};
