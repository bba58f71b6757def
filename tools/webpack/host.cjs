const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { browserConfig } = require('./browser.cjs');
const { hostShared } = require('./federation.cjs');
const { leaveOutUnused } = require('./left-out/index.cjs');
const { nodeConfig } = require('./node.cjs');
const { AssetListPlugin } = require('./asset-list-plugin.cjs');

const PUBLIC_PATH = '/static/';

/** React's renderer is half of the first script. As a file of its own it is evaluated in a task of its own. */
const RENDERER_APART = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    renderer: { test: /react-dom[\\/]cjs/, name: 'react-dom', chunks: 'initial', enforce: true },
  },
};

/** @typedef {{ context: string, isDev?: boolean }} HostOptions `context`: the package's folder */

/** @param {HostOptions} options */
function hostBrowserConfig({ context, isDev }) {
  const base = browserConfig({
    context,
    name: 'host',
    outputPath: path.join(context, 'dist/browser'),
    publicPath: PUBLIC_PATH,
    isDev,
  });
  return {
    ...base,
    entry: { main: './src/app/start.ts' },
    optimization: { ...base.optimization, ...(!isDev && { splitChunks: RENDERER_APART }) },
    plugins: [
      ...base.plugins,
      ...leaveOutUnused(),
      new AssetListPlugin(),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        shared: hostShared(),
        manifest: false,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(context, 'src/remotes/provide-federation-runtime.ts')],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

/**
 * The few lines that start the page after it is painted: no runtime, no sharing.
 * @param {HostOptions} options
 */
function starterConfig({ context, isDev }) {
  const base = browserConfig({
    context,
    name: 'starter',
    outputPath: path.join(context, 'dist/starter'),
    publicPath: PUBLIC_PATH,
    isDev,
  });
  return { ...base, entry: { starter: './src/app/starter.ts' }, plugins: [new AssetListPlugin()] };
}

/** @param {HostOptions} options */
function hostServerConfig({ context, isDev }) {
  const base = nodeConfig({ context, entry: { main: './server/main.ts' }, dev: isDev });
  return {
    ...base,
    output: { ...base.output, publicPath: PUBLIC_PATH, assetModuleFilename: 'assets/[name].[contenthash:8][ext]' },
    module: {
      // What only the server's HTML names, as the fonts in its styles, is written here and served beside the browser build.
      rules: [
        ...base.module.rules,
        { test: /\.(svg|png|woff2)$/, type: 'asset/resource', generator: { outputPath: '../static/' } },
      ],
    },
  };
}

/**
 * The host's builds: browser, starter and server.
 * @param {HostOptions} options
 */
function hostConfigs({ context, isDev = false }) {
  return [
    hostBrowserConfig({ context, isDev }),
    starterConfig({ context, isDev }),
    hostServerConfig({ context, isDev }),
  ];
}

module.exports = { hostConfigs, hostBrowserConfig, starterConfig, PUBLIC_PATH };
