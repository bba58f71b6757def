/** What runs a text as code, by the end of its file's name; the pages' policy forbids it. */
const RUNNERS = new Map([
  ['underscore/modules/_setup.js', "Function('return this')()"],
  ['underscore/modules/template.js', "new Function(argument, '_', source)"],
  ['jszip/dist/jszip.min.js', 'new Function(""+e)'],
]);

const names = [...RUNNERS.keys()].map((name) => name.replaceAll('/', '[\\\\/]'));

/**
 * Takes it out of packages that never come to it in a browser: the reader of Word files brings
 * them.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function withoutCodeInText(source) {
  const file = this.resourcePath.replaceAll('\\', '/');
  const [name = '', runner = ''] = [...RUNNERS].find(([end]) => file.endsWith(end)) ?? [];
  if (!source.includes(runner)) throw new Error(`${name} has changed: see no-code-in-text-loader.cjs`);
  return source.replace(runner, 'undefined');
};
module.exports.TEST = new RegExp(`node_modules[\\\\/](${names.join('|')})$`);
