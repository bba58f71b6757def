const { createTransformer } = require('ts-jest').default;

/** @param {string} text */
const adapt = (text) =>
  text
    .replaceAll('import.meta.dirname', '__dirname')
    .replace(/^const require\b.*createRequire\(import\.meta\.url\);$/m, '')
    .replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename).href");

/**
 * Tests run as CommonJS, which has no `import.meta`.
 * This replaces its properties by their CommonJS equivalents.
 */
module.exports = {
  /** @param {Parameters<typeof createTransformer>[0]} options */
  createTransformer(options) {
    const inner = createTransformer(options);
    /** @type {typeof inner.process} */
    const process = (text, file, settings) => inner.process(adapt(text), file, settings);
    /** @type {typeof inner.getCacheKey} */
    const getCacheKey = (text, file, settings) => inner.getCacheKey(adapt(text), file, settings);
    return { ...inner, process, getCacheKey };
  },
};
