/** @type {{ workspaces: string[] }} */
const { workspaces } = require('../../package.json');

/** Folders of all packages, as the root `package.json` lists them. */
const WORKSPACES = workspaces;

/** Names of the remotes, which are also their folders. */
const REMOTES = workspaces.filter((name) => name.startsWith('mfe-'));

module.exports = { WORKSPACES, REMOTES };
