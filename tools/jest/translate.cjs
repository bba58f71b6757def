const { createHash, randomUUID } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { createTransformer } = require('ts-jest').default;
const { ROOT_DIR } = require('../lib/workspaces.cjs');

const OPTIONS = { tsconfig: path.join(__dirname, '../tsconfig/jest.json'), diagnostics: false };
const KEPT_DIR = path.join(ROOT_DIR, '.cache/jest/translated');

/** @param {(string | Buffer)[]} parts */
const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/** What a translation depends on, besides the file. */
const TOOLS = hashOf(
  ...[__filename, ...['jest', 'react', 'base'].map((name) => path.join(__dirname, `../tsconfig/${name}.json`))].map(
    (file) => readFileSync(file),
  ),
  ...['ts-jest', 'typescript'].map((name) => require(`${name}/package.json`).version),
);

/**
 * Tests run as CommonJS, which has no `import.meta`: this replaces its properties by their CommonJS
 * equivalents.
 * @param {string} text
 */
const adapt = (text) =>
  text
    .replaceAll('import.meta.dirname', '__dirname')
    .replace(/^const require\b.*createRequire\(import\.meta\.url\);$/m, '')
    .replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename).href");

/**
 * @param {string} name
 * @param {() => string} make
 */
function keep(name, make) {
  const file = path.join(KEPT_DIR, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const code = make();
  mkdirSync(KEPT_DIR, { recursive: true });
  const draft = `${file}.${randomUUID()}`; // another process may read it at any time
  writeFileSync(draft, code);
  renameSync(draft, file);
  return code;
}

const inner = createTransformer(OPTIONS);

/**
 * TypeScript to JavaScript, by ts-jest. Jest and ts-jest keep what they have translated for each
 * project apart, and most projects need the files of `shared`: here each file is translated once.
 */
module.exports = {
  /** @type {typeof inner.getCacheKey} */
  getCacheKey: (text, file, { instrument }) => hashOf(TOOLS, text, file, String(instrument)),
  /** @type {typeof inner.process} */
  process: (text, file, settings) => ({
    code: keep(hashOf(TOOLS, text, file), () => inner.process(adapt(text), file, settings).code),
  }),
};
