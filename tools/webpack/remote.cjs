const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { AssetListPlugin } = require('./asset-list-plugin.cjs');
const { browserConfig } = require('./browser.cjs');
const { cacheDir, devBrowserPath, distDir } = require('./folders.cjs');
const { remoteShared, SINGLETONS } = require('./federation.cjs');
const { moduleRules } = require('./rules.cjs');

const BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime/;

const EXPOSE = './src/expose/remote.ts';

/**
 * @param {string} context
 * @param {boolean} isDev
 */
const remoteDir = (context, isDev) => path.join(distDir(context, isDev), 'remote');

/**
 * @param {string} name
 * @param {boolean} isDev
 */
function federationPlugin(name, isDev) {
  return new ModuleFederationPlugin({
    name: name.replaceAll('-', '_'),
    filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    exposes: {
      './remote': {
        name: '__federation_expose_remote',
        import: [require.resolve('./browser-public-path.cjs'), EXPOSE],
      },
    },
    shared: remoteShared(),
    manifest: false,
    dts: false,
    dev: false,
    shareStrategy: 'loaded-first',
    experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
  });
}

/** @typedef {{ request?: string }} External */
/** @typedef {(error?: null, result?: string) => void} ExternalCallback */

/** @param {External} external @param {ExternalCallback} callback */
function hostRuntime({ request = '' }, callback) {
  // All use the host's federation runtime; otherwise each entry would contain its own 13 KB.
  callback(null, BUNDLER_RUNTIME.test(request) ? 'var shopFederationRuntime' : undefined);
}

/**
 * The build of a remote for browsers.
 * @param {{ context: string, isDev: boolean, isOnSite: boolean }} options
 */
function remoteBrowserConfig({ context, isDev, isOnSite }) {
  const name = path.basename(context);
  const base = browserConfig({
    context,
    name,
    outputPath: path.join(remoteDir(context, isDev), 'browser'),
    publicPath: isDev ? devBrowserPath(name) : 'auto',
    isDev,
    hasRefresh: isDev && !isOnSite,
  });
  const externals = isDev && !isOnSite ? [] : [hostRuntime];
  // One file per page: an extra file in the first view costs more than duplicated code.
  const optimization = { ...base.optimization, splitChunks: false };
  return {
    ...base,
    // Without an entry besides the exposes, updates of exposed modules are not applied.
    entry: isDev ? { main: EXPOSE } : {},
    externals,
    optimization,
    plugins: [...base.plugins, new AssetListPlugin(), federationPlugin(name, isDev)],
  };
}

/** @param {string} request */
const isSingleton = (request) =>
  Object.keys(SINGLETONS).some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name));

/** @param {External} external @param {ExternalCallback} callback */
function hostModules({ request = '' }, callback) {
  callback(null, isSingleton(request) ? `commonjs ${request}` : undefined);
}

/**
 * The build of a remote for the host's server: one CommonJS file that uses the host's singletons.
 * @param {{ context: string, isDev: boolean }} options
 */
function remoteServerConfig({ context, isDev }) {
  const name = path.basename(context);
  return {
    name: `${name}:server`,
    context,
    devServer: false,
    mode: isDev ? 'development' : 'production',
    target: 'node20',
    devtool: false,
    entry: { server: [require.resolve('./server-public-path.cjs'), EXPOSE] },
    output: {
      path: remoteDir(context, isDev),
      filename: '[name].cjs',
      // Names the source file above its code, for whoever reads a stack.
      pathinfo: true,
      library: { type: 'commonjs2' },
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        ...moduleRules({ dev: isDev }),
        { test: /\.(svg|png|woff2)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    externals: [hostModules],
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheDir(context, isDev),
      name: `${name}-server`,
    },
  };
}

/**
 * Both builds of a remote.
 * @param {{ context: string, isDev?: boolean, isOnSite?: boolean }} options
 *   `context`: the package's folder, named like the remote; `isOnSite`: for the pages of a deployed
 *   site, whose React is the production build
 */
function remoteConfigs({ context, isDev = false, isOnSite = false }) {
  return [remoteBrowserConfig({ context, isDev, isOnSite }), remoteServerConfig({ context, isDev })];
}

module.exports = { remoteConfigs };
