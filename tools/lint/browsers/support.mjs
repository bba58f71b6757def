import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import browserslist from 'browserslist';

const require = createRequire(import.meta.url);

/**
 * MDN's table of what each browser supports, by name: `api.URL.canParse_static.__compat`.
 * @type {import('@mdn/browser-compat-data').CompatData}
 */
export const compatData = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'));

/**
 * @typedef {import('@mdn/browser-compat-data').Identifier} Identifier
 * @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} Statement
 * @typedef {import('@mdn/browser-compat-data').BrowserName} BrowserName
 */

/** The names of MDN for those of browserslist. @type {Readonly<Record<string, BrowserName>>} */
const MDN_NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** @param {string} version `16.4`, or a range: `16.6-16.7` */
const numbersOf = (version) => version.split('-')[0]?.replace('≤', '').split('.').map(Number) ?? [];

/** @param {string} one @param {string} other */
function compareVersions(one, other) {
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [numbersOf(one), numbersOf(other)];
  return major - otherMajor || minor - otherMinor;
}

/** The oldest version of each browser that the shop supports (browserslist of package.json). */
function findFloors() {
  /** @type {Map<BrowserName, string>} */
  const floors = new Map();
  for (const entry of browserslist(undefined, { path: path.resolve(import.meta.dirname, '../../..') })) {
    const [id = '', version = ''] = entry.split(' ');
    const name = MDN_NAMES[id];
    if (!name) throw new Error(`MDN's tables have no browser for ${id} of the browserslist`);
    const floor = floors.get(name);
    if (!floor || compareVersions(version, floor) < 0) floors.set(name, version);
  }
  return floors;
}

const floors = findFloors();

/**
 * @param {Statement} statement @param {string} floor
 * @param {(prefix: string) => boolean} hasPrefix
 */
function supports({ version_added, version_removed, flags, prefix, alternative_name }, floor, hasPrefix) {
  if (typeof version_added !== 'string' || version_added === 'preview' || flags) return false;
  if (alternative_name || (prefix && !hasPrefix(prefix))) return false;
  // What follows a statement that ends is a better one.
  const isGone = typeof version_removed === 'string' && compareVersions(version_removed, floor) <= 0;
  return !isGone && compareVersions(version_added, floor) <= 0;
}

/**
 * The supported browsers that lack a feature, each with its oldest version.
 * @param {Identifier | undefined} feature nothing is known without one
 * @param {(prefix: string) => boolean} [hasPrefix] whether the form with it is used as well
 * @returns {string[]}
 */
export function browsersWithout(feature, hasPrefix = () => false) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return [...floors].flatMap(([name, floor]) => {
    const statements = [support[name] ?? []].flat();
    const isSupported =
      statements.length === 0 || statements.some((statement) => supports(statement, floor, hasPrefix));
    return isSupported ? [] : [`${compatData.browsers[name].name} ${floor}`];
  });
}
