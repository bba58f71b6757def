const { NormalModuleReplacementPlugin } = require('webpack');

/**
 * Parts of libraries that nothing here runs, and the little that stands in for each: 3.7 KB brotli less of each first view.
 * @type {[part: RegExp, standIn: string][]}
 */
const STAND_INS = [
  // The plugin's `disableSnapshot` leaves the handler in. Addresses and hashes of remotes come with the page's HTML.
  [
    /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    require.resolve('./snapshot-handler.mjs'),
  ],
  // What a page needs is preloaded by its HTML.
  [/runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, require.resolve('./preload.mjs')],
  // styled-components prefixes only where it is asked to.
  [/stylis[\\/]src[\\/]Prefixer\.js$/, require.resolve('./prefixer.mjs')],
];

const leaveOutUnused = () => STAND_INS.map(([part, standIn]) => new NormalModuleReplacementPlugin(part, standIn));

module.exports = { leaveOutUnused };
