const fs = require('node:fs');
const path = require('node:path');
const { moduleRules } = require('../../tools/webpack/rules.cjs');

const output = path.join(__dirname, '../dist/kit');

/** Copies the HTML page next to its script. */
const copyPage = {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('copy-page', () => {
      fs.copyFileSync(path.join(__dirname, 'index.html'), path.join(output, 'index.html'));
    });
  },
};

module.exports = {
  name: 'shared:kit',
  context: __dirname,
  mode: 'development',
  devtool: false,
  entry: './main.tsx',
  output: { path: output, filename: 'kit.js', assetModuleFilename: '[name][ext]', publicPath: '', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [...moduleRules({ dev: true }), { test: /\.woff2$/, type: 'asset/resource' }] },
  plugins: [copyPage],
  performance: false,
  stats: 'errors-warnings',
};
