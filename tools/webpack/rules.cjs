const browserslist = require('browserslist');

/** The browsers of the `package.json` above: of the workspace, or of the kit. */
const BROWSERS = { targets: browserslist.loadConfig({ path: __dirname })?.join(', ') };

/**
 * How sources become JavaScript, in builds and in the kit.
 * @param {{ dev?: boolean, refresh?: boolean, isForBrowsers?: boolean }} [options]
 * @returns {import('@swc/core').Options}
 */
function swcOptions({ dev = false, refresh = false, isForBrowsers = false } = {}) {
  return {
    env: isForBrowsers ? BROWSERS : undefined,
    jsc: {
      target: isForBrowsers ? undefined : 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      // Otherwise class names depend on the load order,
      // and the server's differ from the browser's.
      experimental: {
        plugins: [[require.resolve('@swc/plugin-styled-components'), { displayName: dev, ssr: true, pure: true }]],
      },
    },
  };
}

/**
 * Rules that every build of the workspace shares.
 * @param {{ dev?: boolean, refresh?: boolean, isForBrowsers?: boolean }} [options]
 */
function moduleRules({ dev = false, refresh = false, isForBrowsers = false } = {}) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: [
        ...(dev ? [] : [require.resolve('./relative-sources-loader.cjs')]),
        { loader: require.resolve('swc-loader'), options: swcOptions({ dev, refresh, isForBrowsers }) },
      ],
    },
    { test: /\.(sql|graphql|md)$/, type: 'asset/source' },
    {
      test: /\.ttf$/,
      type: 'asset/inline',
      generator: { dataUrl: (/** @type {Buffer} */ content) => content.toString('base64') },
    },
  ];
}

module.exports = { moduleRules, swcOptions, BROWSERS };
