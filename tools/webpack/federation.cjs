const { readFileSync } = require('node:fs');
const path = require('node:path');
const { ROOT_DIR } = require('../lib/workspaces.cjs');

/** @param {string} name @returns {string} */
const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(ROOT_DIR, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * The singletons shared by host and remotes. A key with a trailing slash includes a package's
 * sub-paths.
 * A remote requires the major and minor version of its build:
 * an older host lacks names that a newer minor adds.
 */
const SINGLETONS = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  'styled-components': 'styled-components',
  urql: 'urql',
  zustand: 'zustand',
  '@shop/shared/runtime': '@shop/shared',
};

/** @param {string} packageName */
const rangeOf = (packageName) => `^${versionOf(packageName).split('.').slice(0, 2).join('.')}.0`;

/**
 * @param {(packageName: string) => object} extra what each singleton's entry contains besides the
 * range
 */
function sharedModules(extra) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([request, packageName]) => [
      request,
      { singleton: true, strictVersion: true, requiredVersion: rangeOf(packageName), ...extra(packageName) },
    ]),
  );
}

/**
 * The host's first script contains the singletons, except those that the first view does not need.
 */
const LAZY = ['urql'];
const hostShared = () =>
  sharedModules((packageName) => ({ eager: !LAZY.includes(packageName), version: versionOf(packageName) }));

/** A remote contains none, because the host is always there. */
const remoteShared = () => sharedModules(() => ({ import: false }));

/** Remotes run on the host's copy of it, and call it by names that change between versions. */
const RUNTIME = '@module-federation/webpack-bundler-runtime';

/** Exact versions of what a host of this tree provides, which a remote of this tree requires. */
function sharedVersions() {
  const names = new Set([...Object.values(SINGLETONS), RUNTIME]);
  return Object.fromEntries([...names].map((name) => [name, versionOf(name)]));
}

module.exports = { hostShared, remoteShared, sharedVersions, versionOf, SINGLETONS };
