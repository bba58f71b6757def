const { remoteConfigs } = require('../tools/webpack/remote.cjs');

module.exports = (env) => {
  const [browser, server] = remoteConfigs({
    context: __dirname,
    isDev: Boolean(env?.dev),
    isOnSite: Boolean(env?.site),
  });
  // The server reads no Word files.
  return [browser, { ...server, resolve: { ...server.resolve, alias: { ...server.resolve?.alias, mammoth: false } } }];
};
