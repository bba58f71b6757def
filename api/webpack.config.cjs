const { nodeConfig } = require('../tools/webpack/node.cjs');

module.exports = nodeConfig({
  context: __dirname,
  entry: { main: './src/main.ts', move: './src/db/move-to-postgres.ts' },
});
