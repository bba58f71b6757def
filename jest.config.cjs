const { existsSync } = require('node:fs');
const { WORKSPACES } = require('./tools/lib/workspaces.cjs');

module.exports = {
  // Each test file leaves some megabytes behind. A worker of a gigabyte collects garbage slowly,
  // and needs longer to exit than Jest waits for it.
  workerIdleMemoryLimit: '500MB',
  projects: WORKSPACES.map((name) => `${__dirname}/${name}/jest.config.cjs`)
    .filter((file) => existsSync(file))
    .map((file) => require(file))
    .flatMap((config) => config.projects ?? [config]),
};
