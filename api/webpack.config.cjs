const { nodeConfig } = require('../tools/webpack/node.cjs');

module.exports = (env) =>
  nodeConfig({
    context: __dirname,
    entry: {
      main: './src/main.ts',
      picture: './src/picture-main.ts',
      'engine-thread': './src/engine-thread-main.ts',
      move: './src/db/move-to-postgres.ts',
      backup: './src/backup/backup-main.ts',
      restore: './src/backup/restore-main.ts',
      rehearse: './src/backup/rehearse-main.ts',
      nightly: './src/backup/nightly-main.ts',
      describe: './src/describe.ts',
    },
    isDev: Boolean(env?.dev),
  });
