const path = require('node:path');

// Development builds have their own folder, which `npm start` does not read.
/** @param {string} context the package's folder */
const devDir = (context) => path.join(context, '../.cache/dev');

/**
 * Folder of a package's build.
 * @param {string} context the package's folder
 * @param {boolean} isDev
 */
const distDir = (context, isDev) =>
  isDev ? path.join(devDir(context), 'dist', path.basename(context)) : path.join(context, 'dist');

/**
 * Folder of webpack's caches.
 * @param {string} context the package's folder
 * @param {boolean} isDev
 */
const cacheDir = (context, isDev) => path.join(isDev ? devDir(context) : path.join(context, '../.cache'), 'webpack');

/**
 * The path of a remote's browser files on the development server, whatever the version.
 * @param {string} name
 */
const devBrowserPath = (name) => `/remotes/${name}/dev/browser/`;

module.exports = { cacheDir, devBrowserPath, distDir };
