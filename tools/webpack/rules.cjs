/**
 * Rules that every build of the workspace shares.
 * @param {{ dev?: boolean, refresh?: boolean }} [options]
 */
function moduleRules({ dev = false, refresh = false } = {}) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: refresh, refresh } },
            // Otherwise class names depend on the load order,
            // and the server's differ from the browser's.
            experimental: {
              plugins: [
                [require.resolve('@swc/plugin-styled-components'), { displayName: dev, ssr: true, pure: true }],
              ],
            },
          },
        },
      },
    },
    { test: /\.(sql|graphql)$/, type: 'asset/source' },
    {
      test: /\.ttf$/,
      type: 'asset/inline',
      generator: { dataUrl: (/** @type {Buffer} */ content) => content.toString('base64') },
    },
  ];
}

module.exports = { moduleRules };
