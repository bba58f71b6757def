const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DefinePlugin, EntryPlugin } = require('webpack');
const { browserConfig } = require('./browser.cjs');
const { distDir } = require('./folders.cjs');
const { hostShared } = require('./federation.cjs');
const { nodeConfig } = require('./node.cjs');
const { AssetListPlugin } = require('./asset-list-plugin.cjs');

const PUBLIC_PATH = '/static/';

/**
 * What a development build needs for Fast Refresh and the pages' CSP.
 * @param {string} context
 */
const developmentPlugins = (context) => [
  // Before the refresh runtime, whose own hook would not know the remotes.
  new EntryPlugin(context, require.resolve('./refresh-hook.cjs'), { name: undefined }),
  // In development, styled-components would write its rules as text, which the CSP forbids.
  new DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
];

/** @typedef {{ context: string, isDev: boolean }} HostOptions */

/** @param {HostOptions} options */
function hostBrowserConfig({ context, isDev }) {
  const base = browserConfig({
    context,
    name: 'host',
    outputPath: path.join(distDir(context, isDev), 'browser'),
    publicPath: PUBLIC_PATH,
    isDev,
  });
  return {
    ...base,
    // Published remotes need the production JSX runtime, which a development build of the host does
    // not import by itself.
    entry: { main: isDev ? ['react/jsx-runtime', './src/app/main.ts'] : './src/app/main.ts' },
    plugins: [
      ...(isDev ? developmentPlugins(context) : []),
      ...base.plugins,
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
 * Small inline scripts, without webpack's runtime and sharing: one starts the page after the paint,
 * one tells in a preview how a page was loaded.
 * @param {HostOptions} options
 */
function starterConfig({ context, isDev }) {
  const base = browserConfig({
    context,
    name: 'starter',
    outputPath: path.join(distDir(context, isDev), 'starter'),
    publicPath: PUBLIC_PATH,
  });
  const entry = { starter: './src/app/starter.ts', 'made-of': './src/made-of/main.ts' };
  return { ...base, devServer: false, entry, plugins: [new AssetListPlugin()] };
}

/** @param {HostOptions} options */
function hostServerConfig({ context, isDev }) {
  const base = nodeConfig({
    context,
    entry: {
      main: './server/web/main.ts',
      renderer: './server/renderer/main.ts',
      check: './server/check/main.ts',
      browse: './server/check/browser/main.ts',
      prove: './server/prove/main.ts',
    },
    isDev,
  });
  return {
    ...base,
    output: { ...base.output, publicPath: PUBLIC_PATH, assetModuleFilename: 'assets/[name].[contenthash:8][ext]' },
    module: {
      // Files that only the server's HTML names, such as fonts in its styles, are served like those
      // of the browser build.
      rules: [
        ...base.module.rules,
        { test: /\.(svg|png|woff2)$/, type: 'asset/resource', generator: { outputPath: '../static/' } },
      ],
    },
  };
}

/**
 * The host's builds: browser, starter and server.
 * @param {{ context: string, isDev?: boolean }} options `context`: the package's folder
 */
function hostConfigs({ context, isDev = false }) {
  return [
    hostBrowserConfig({ context, isDev }),
    starterConfig({ context, isDev }),
    hostServerConfig({ context, isDev }),
  ];
}

module.exports = { hostConfigs };
