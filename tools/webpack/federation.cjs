const { readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** @param {string} name @returns {string} */
const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * What host and remotes share as singletons. Keys ending in a slash cover a package's sub-paths.
 * A remote asks for the major and the minor it was built with: an older host lacks names that a newer minor adds.
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

/** @param {(packageName: string) => object} extra what each singleton's entry holds besides the range */
function sharedModules(extra) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([request, packageName]) => [
      request,
      { singleton: true, strictVersion: true, requiredVersion: rangeOf(packageName), ...extra(packageName) },
    ]),
  );
}

/** The host brings the singletons with its first script, all but those that the first view does without. */
const LAZY = ['urql'];
const hostShared = () =>
  sharedModules((packageName) => ({ eager: !LAZY.includes(packageName), version: versionOf(packageName) }));

/** A remote brings none: the host is always there. */
const remoteShared = () => sharedModules(() => ({ import: false }));

/** Majors a build was made for; a host with others refuses it. */
function requiredMajors() {
  const names = new Set(Object.values(SINGLETONS));
  return Object.fromEntries([...names].map((name) => [name, versionOf(name).split('.')[0]]));
}

module.exports = { hostShared, remoteShared, requiredMajors, SINGLETONS };
