const path = require('node:path');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { moduleRules } = require('./rules.cjs');
const { ChunkIntegrityPlugin } = require('./chunk-integrity-plugin.cjs');

/**
 * Most of what a page loads runs at once: V8 compiles it all beside the main thread instead of each function at its first call
 * (https://v8.dev/blog/explicit-compile-hints). Other browsers see a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false, preamble: COMPILE_HINT } },
  extractComments: false,
});

/** react-router's export map names its development build only; the production one is 1.5 KB brotli smaller. */
const productionAliases = {
  'react-router$': require.resolve('react-router').replace('development', 'production').replace(/\.js$/, '.mjs'),
  'react-router/dom$': require
    .resolve('react-router/dom')
    .replace('development', 'production')
    .replace(/\.js$/, '.mjs'),
};

/**
 * What every browser build has in common.
 * @param {{ context: string, name: string, outputPath: string, publicPath: string, isDev?: boolean }} options
 */
function browserConfig({ context, name, outputPath, publicPath, isDev = false }) {
  return {
    name: `${name}:browser`,
    context,
    mode: isDev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: isDev ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: outputPath,
      publicPath,
      uniqueName: name.replaceAll('-', '_'),
      filename: isDev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDev ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      sourceMapFilename: '../maps/[file].map',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 6000,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], alias: isDev ? {} : productionAliases },
    module: {
      rules: [
        ...moduleRules({ dev: isDev, refresh: isDev }),
        { test: /\.(svg|png|woff2)$/, type: 'asset/resource' },
        { test: /node_modules[\\/].*\.m?js$/, resolve: { fullySpecified: false } },
        // Unused components of react-router would stay: their `forwardRef` calls could have effects, for all a minifier knows.
        { test: /node_modules[\\/]react-router[\\/].*\.mjs$/, loader: require.resolve('./pure-calls-loader.cjs') },
        { test: /node_modules[\\/]leaflet[\\/].*\.js$/, loader: require.resolve('./trusted-leaflet-loader.cjs') },
      ],
    },
    optimization: {
      // The shortest names for modules, chunks and exports: 1 KB brotli less of each first view.
      ...(!isDev && { chunkIds: 'size', moduleIds: 'size', mangleExports: 'size' }),
      // One file a part that is loaded when wanted, and no table of shared pieces in the first script.
      splitChunks: false,
      runtimeChunk: false,
      minimizer: [minimizer],
    },
    plugins: isDev ? [] : [new ChunkIntegrityPlugin()],
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(context, '../.cache/webpack'),
      name: `${name}-browser-${isDev}`,
      buildDependencies: { config: [__filename] },
    },
  };
}

module.exports = { browserConfig };
