const path = require('node:path');
const { cacheDir, distDir } = require('./folders.cjs');
const { moduleRules } = require('./rules.cjs');

/**
 * Packages of this workspace are bundled; everything from the registry is required at run time. A
 * development build lies outside its package, so it names the files that the package would find.
 * @param {boolean} isDev
 */
function externalPackages(isDev) {
  /**
   * @param {{ context?: string, request?: string }} data
   * @param {(error?: null, result?: string) => void} callback
   */
  return ({ context = '', request = '' }, callback) => {
    const isPackage = /^(@[a-z0-9-]+\/)?[a-z0-9]/i.test(request) && !path.isAbsolute(request);
    if (!isPackage || request.startsWith('@shop/')) return callback();
    callback(null, `commonjs ${isDev ? require.resolve(request, { paths: [context] }) : request}`);
  };
}

/**
 * webpack configuration of a Node.js program.
 * @param {{ context: string, entry: Record<string, string>, isDev?: boolean }} options
 *   `context`: the package's folder
 */
function nodeConfig({ context, entry, isDev = false }) {
  return {
    name: `${path.basename(context)}:node`,
    context,
    // The development server writes it to its folder.
    devServer: false,
    mode: isDev ? 'development' : 'production',
    target: 'node20',
    devtool: 'source-map',
    entry,
    output: {
      path: path.join(distDir(context, isDev), 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: { rules: moduleRules({ dev: isDev }) },
    externals: [externalPackages(isDev)],
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheDir(context, isDev),
      name: `${path.basename(context)}-node`,
    },
  };
}

module.exports = { nodeConfig };
