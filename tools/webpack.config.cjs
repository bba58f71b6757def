const path = require('node:path');
const { nodeConfig } = require('./webpack/node.cjs');

/**
 * The programs that run and restore a built shop, and the commands that are compiled once and not
 * with each call (`lib/built-command.mjs`).
 */
module.exports = () => {
  const config = nodeConfig({
    context: __dirname,
    entry: {
      shop: './src/shop.ts',
      serve: './src/commands/serve.ts',
      remotes: './src/commands/remotes.ts',
      backup: './src/commands/backup.ts',
      restore: './src/backup/restore-main.ts',
    },
  });
  // As deep as the sources, which find the root of the repository from their own folder.
  return { ...config, output: { ...config.output, path: path.join(__dirname, 'dist') } };
};
