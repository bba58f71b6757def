const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { cacheDir } = require('./folders.cjs');
const { BROWSERS, moduleRules } = require('./rules.cjs');
const { ChunkIntegrityPlugin } = require('./chunk-integrity-plugin.cjs');
const { TEST: CODE_IN_TEXT } = require('./no-code-in-text-loader.cjs');

/**
 * Most of what a page loads runs immediately. With this hint, V8 compiles it all off the main
 * thread instead of each function at its first call (https://v8.dev/blog/explicit-compile-hints).
 * For other browsers it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false, preamble: COMPILE_HINT } },
  extractComments: false,
});

/** react-router exports only its development build by name. The other saves 1.5 KB brotli. */
const productionAliases = {
  'react-router$': require.resolve('react-router').replace('development', 'production').replace(/\.js$/, '.mjs'),
  'react-router/dom$': require
    .resolve('react-router/dom')
    .replace('development', 'production')
    .replace(/\.js$/, '.mjs'),
};

/**
 * The common configuration of browser builds.
 * @param {{
 *   context: string, name: string, outputPath: string, publicPath: string, isDev?: boolean,
 *   hasRefresh?: boolean
 * }} options `hasRefresh`: for pages with the development build of React
 */
function browserConfig({ context, name, outputPath, publicPath, isDev = false, hasRefresh = isDev }) {
  return {
    name: `${name}:browser`,
    context,
    mode: isDev ? 'development' : 'production',
    // By name: a repository of a team does not list browsers.
    target: `browserslist:${BROWSERS.targets}`,
    // The pages' CSP forbids eval.
    devtool: isDev ? 'cheap-module-source-map' : 'hidden-source-map',
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
      clean: !isDev,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], alias: isDev ? {} : productionAliases },
    module: {
      rules: [
        ...moduleRules({ dev: isDev, refresh: hasRefresh, isForBrowsers: true }),
        { test: /\.(svg|png|woff2)$/, type: 'asset/resource' },
        { test: /node_modules[\\/].*\.m?js$/, resolve: { fullySpecified: false } },
        { test: /node_modules[\\/]leaflet[\\/].*\.js$/, loader: require.resolve('./trusted-leaflet-loader.cjs') },
        { test: CODE_IN_TEXT, loader: require.resolve('./no-code-in-text-loader.cjs') },
      ],
    },
    optimization: {
      // The shortest names for modules, chunks and exports save 1 KB brotli in each first view.
      ...(!isDev && { chunkIds: 'size', moduleIds: 'size', mangleExports: 'size' }),
      // One file for each lazy part, and no table of shared chunks in the first script.
      splitChunks: false,
      runtimeChunk: false,
      minimizer: [minimizer],
    },
    plugins: [
      ...(hasRefresh ? [new RefreshPlugin({ overlay: false })] : []),
      ...(isDev ? [] : [new ChunkIntegrityPlugin()]),
    ],
    performance: false,
    stats: 'errors-warnings',
    // Not for production: webpack takes generated code from the cache when two modules have swapped
    // their ids and export the same, such as shared packages. With ids by size, that happens.
    cache: isDev && {
      type: 'filesystem',
      cacheDirectory: cacheDir(context, isDev),
      name: `${name}-browser${hasRefresh ? '' : '-on-site'}`,
      buildDependencies: { config: [__filename] },
    },
  };
}

module.exports = { browserConfig };
