const path = require('node:path');
const { ROOT_DIR } = require('../lib/workspaces.cjs');

/**
 * Names the sources in a module's source map from the root of the workspace. An absolute path would
 * be part of the module's hash, so that two folders, or two machines, build different files.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} code
 * @param {string} [map] as swc-loader passes it on
 */
module.exports = function nameSources(code, map) {
  if (!map) return this.callback(null, code);
  const parsed = JSON.parse(map);
  const sources = parsed.sources.map((/** @type {string} */ source) => path.relative(ROOT_DIR, source));
  this.callback(null, code, { ...parsed, sources });
};
