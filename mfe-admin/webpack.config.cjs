const { remoteConfigs } = require('../tools/webpack/remote.cjs');

module.exports = (env) => remoteConfigs({ context: __dirname, isDev: Boolean(env?.dev), isOnSite: Boolean(env?.site) });
