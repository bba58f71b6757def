const { hostConfigs } = require('../tools/webpack/host.cjs');

module.exports = (env) => hostConfigs({ context: __dirname, isDev: Boolean(env?.dev) });
