const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** The folder of these tools. */
const TOOLS_DIR = path.resolve(__dirname, '..');

/**
 * The root of the workspace. In a repository of its own, a team has these tools in `node_modules`.
 */
const [ROOT_DIR = ''] = path.resolve(TOOLS_DIR, '..').split(`${path.sep}node_modules${path.sep}`);

/** Whether the tree is a repository of a team, which has the rest of the shop as packages. */
const IS_OWN_REPOSITORY = ROOT_DIR !== path.dirname(TOOLS_DIR);

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

module.exports = { ROOT_DIR, TOOLS_DIR, IS_OWN_REPOSITORY, WORKSPACES, REMOTES };
