const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { AssetListPlugin } = require('./asset-list-plugin.cjs');
const { browserConfig } = require('./browser.cjs');
const { remoteShared, SINGLETONS } = require('./federation.cjs');
const { moduleRules } = require('./rules.cjs');

const BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime/;

const EXPOSED = { './remote': './src/expose/remote.ts' };

/**
 * @param {string} name
 * @param {boolean} isDev
 */
function federationPlugin(name, isDev) {
  return new ModuleFederationPlugin({
    name: name.replaceAll('-', '_'),
    filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    exposes: EXPOSED,
    shared: remoteShared(),
    manifest: true,
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
  // The host's federation runtime serves all: each entry would bring 13 KB of its own otherwise.
  callback(null, BUNDLER_RUNTIME.test(request) ? 'var shopFederationRuntime' : undefined);
}

/**
 * The remote as browsers load it.
 * @param {{ context: string, isDev: boolean }} options
 */
function remoteBrowserConfig({ context, isDev }) {
  const name = path.basename(context);
  const base = browserConfig({
    context,
    name,
    outputPath: path.join(context, 'dist/remote/browser'),
    publicPath: 'auto',
    isDev,
  });
  const externals = isDev ? [] : [hostRuntime];
  // One file a page: what two pages share costs less twice than the first view of either pays for a file more.
  const optimization = { ...base.optimization, splitChunks: false };
  return {
    ...base,
    entry: {},
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
 * The remote as the host's server runs it: one CommonJS file, the singletons handed in by the host.
 * @param {{ context: string }} options
 */
function remoteServerConfig({ context }) {
  const name = path.basename(context);
  return {
    name: `${name}:server`,
    context,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: { server: [path.join(__dirname, 'server-public-path.cjs'), './src/expose/remote.ts'] },
    output: {
      path: path.join(context, 'dist/remote'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [...moduleRules(), { test: /\.(svg|png|woff2)$/, type: 'asset/resource', generator: { emit: false } }],
    },
    externals: [hostModules],
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: false,
    stats: 'errors-warnings',
    cache: { type: 'filesystem', cacheDirectory: path.join(context, '../.cache/webpack'), name: `${name}-server` },
  };
}

/**
 * Both builds of a remote; its own config is one call of this.
 * @param {{ context: string, isDev?: boolean }} options `context`: the package's folder, whose name is the remote's
 */
function remoteConfigs({ context, isDev = false }) {
  const browser = remoteBrowserConfig({ context, isDev });
  return isDev ? [browser] : [browser, remoteServerConfig({ context })];
}

module.exports = { remoteConfigs };
