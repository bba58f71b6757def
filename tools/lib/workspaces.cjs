/** @type {{ workspaces: string[] }} */
const { workspaces } = require('../../package.json');

/** Folders of all packages, as listed in the root `package.json`. */
const WORKSPACES = workspaces;

/** Names of the remotes, which are also their folders. */
const REMOTES = workspaces.filter((name) => name.startsWith('mfe-'));

module.exports = { WORKSPACES, REMOTES };
