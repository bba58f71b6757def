const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * The root of the workspace. In a repository of its own, a team has these tools in `node_modules`.
 */
const [ROOT_DIR = ''] = path.resolve(__dirname, '../..').split(`${path.sep}node_modules${path.sep}`);

/** What is a remote: a folder `mfe-…` with a `package.json`. */
const REMOTES = readdirSync(ROOT_DIR)
  .filter((name) => name.startsWith('mfe-') && existsSync(path.join(ROOT_DIR, name, 'package.json')))
  .toSorted();

/** @returns {string[]} as listed in the root `package.json`, with the remotes for `mfe-*` */
function readWorkspaces() {
  const { workspaces = [] } = JSON.parse(readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8'));
  return workspaces.flatMap((/** @type {string} */ name) => (name === 'mfe-*' ? REMOTES : name));
}

/** Folders of all packages. */
const WORKSPACES = readWorkspaces();

module.exports = { ROOT_DIR, WORKSPACES, REMOTES };
