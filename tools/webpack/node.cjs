const path = require('node:path');
const { moduleRules } = require('./rules.cjs');

/**
 * Packages of this workspace are bundled; everything from the registry is required at run time.
 * @param {{ request?: string }} data
 * @param {(error?: null, result?: string) => void} callback
 */
function externalPackages({ request = '' }, callback) {
  const isPackage = /^(@[a-z0-9-]+\/)?[a-z0-9]/i.test(request) && !path.isAbsolute(request);
  if (!isPackage || request.startsWith('@shop/')) return callback();
  callback(null, `commonjs ${request}`);
}

/**
 * webpack configuration of a Node.js program.
 * @param {{ context: string, entry: Record<string, string>, dev?: boolean }} options `context`: the package's folder
 */
function nodeConfig({ context, entry, dev = false }) {
  return {
    name: `${path.basename(context)}:node`,
    context,
    mode: dev ? 'development' : 'production',
    target: 'node20',
    devtool: 'source-map',
    entry,
    output: {
      path: path.join(context, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: { rules: moduleRules({ dev }) },
    externals: [externalPackages],
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(context, '../.cache/webpack'),
      name: `${path.basename(context)}-node-${dev}`,
    },
  };
}

module.exports = { nodeConfig };
