const path = require('node:path');
const webpack = require('webpack');
const { nodeConfig } = require('../webpack/node.cjs');

const TOOLS_DIR = path.resolve(__dirname, '..');

/**
 * The programs of the kit: the commands of a team's repository, and what makes one.
 * @param {string} outputDir absolute
 */
module.exports = (outputDir) => {
  const make = (/** @type {string} */ name, /** @type {string} */ file) => {
    const config = nodeConfig({ context: TOOLS_DIR, entry: { [name]: file } });
    const cache = { ...config.cache, name: `kit-${name}` };
    const plugins = [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })];
    return {
      ...config,
      name,
      cache,
      plugins,
      devtool: false,
      output: { ...config.output, path: outputDir, clean: false },
    };
  };
  const kit = make('kit', './src/own-repository/main.ts');
  return [
    make('create-remote', './src/own-repository/create-main.ts'),
    {
      ...kit,
      // A module: its sources ask for their own address, and load files by it.
      experiments: { outputModule: true },
      output: { ...kit.output, filename: '[name].mjs', library: { type: 'module' }, chunkFormat: 'module' },
      node: { __dirname: 'node-module' },
      module: { ...kit.module, parser: { javascript: { importMeta: false, createRequire: false } } },
      optimization: { ...kit.optimization, splitChunks: false },
    },
  ];
};
