const path = require('node:path');
const { nodeConfig } = require('./webpack/node.cjs');

/** The program that runs a built shop. */
module.exports = () => {
  const config = nodeConfig({ context: __dirname, entry: { shop: './src/shop.ts' } });
  // As deep as the sources, which find the root of the repository from their own folder.
  return { ...config, output: { ...config.output, path: path.join(__dirname, 'dist') } };
};
