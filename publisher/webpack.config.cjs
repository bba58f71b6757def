const { nodeConfig } = require('../tools/webpack/node.cjs');

module.exports = (env) =>
  nodeConfig({ context: __dirname, entry: { main: './src/main.ts' }, isDev: Boolean(env?.dev) });
