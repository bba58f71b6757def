const { existsSync } = require('node:fs');
const { WORKSPACES } = require('./tools/lib/workspaces.cjs');

module.exports = {
  projects: WORKSPACES.map((name) => `${__dirname}/${name}/jest.config.cjs`)
    .filter((file) => existsSync(file))
    .map((file) => require(file))
    .flatMap((config) => config.projects ?? [config]),
};
